from builders import ABSENT, a_function_call, a_message, a_request, an_output
from findings import as_text
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.target.weighing import weighed
from inspector.core.targets.target import target_of
from targeting import seen_by, weights_of

SEARCH = {"type": "web_search_call", "id": "ws_1", "status": "completed"}


def test_a_targets_own_type_is_no_fault_there():
    assert weights_of("openai", SEARCH, "item/type-provider") == ["info"]
    assert weights_of("open-responses", SEARCH, "item/type-provider") == ["block"]
    assert weights_of("ollama", SEARCH, "item/type-provider") == ["info"]
    assert weights_of("llamacpp", SEARCH, "item/type-provider") == ["block"]


def test_a_type_that_is_ignored_is_only_lost():
    shell = {
        "type": "local_shell_call",
        "id": "x",
        "call_id": "y",
        "status": "completed",
    }
    assert weights_of("deepseek", shell, "item/type-provider") == ["warn"]


def test_a_list_of_types_that_nobody_has_shown_changes_nothing():
    assert weights_of("groq", SEARCH, "item/type-provider") == ["block"]


def test_an_extension_stays_blocked_everywhere():
    item = {"type": "acme:search_call", "id": "x"}
    for target in ("openai", "deepseek", "anthropic"):
        assert weights_of(target, item, "item/type-namespaced") == ["block"]


def test_a_call_without_status_is_taken_and_still_not_to_be_executed():
    request = a_request(a_function_call(status=ABSENT), an_output())
    seen = seen_by("openai", request)
    assert weights_of("openai", request, "item/status-missing") == ["info"]
    assert seen.items[0].reason == "status"
    assert seen.items[0].blocks


def test_a_finding_that_was_weighed_names_the_targets_evidence():
    request = a_request(a_function_call(), a_message(role="developer"), an_output())
    seen = seen_by("deepseek", request)
    (found,) = (f for f in seen.findings if f.code == "pairing/not-adjacent")
    assert "DeepSeek-V3#1588" in found.basis[0].text


def test_a_finding_that_the_target_says_nothing_of_is_the_same_value():
    inspection = inspect_content(as_text(a_function_call(call_id="c" * 65)))
    for finding in inspection.findings:
        item = inspection.items[0].item
        assert weighed(finding, item, target_of("groq")) is finding


def test_a_finding_on_no_item_can_be_weighed():
    inspection = inspect_content("[]")
    (finding,) = inspection.around
    assert weighed(finding, None, target_of("openai")) is finding
