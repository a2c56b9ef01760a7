import pytest

from builders import a_function_call, a_message
from inspector.core.checks.target.form_rules import codes_of
from inspector.core.targets.rule_kinds import MemberForm
from inspector.core.targets.target import target_of
from targeting import said_by


def test_an_id_without_the_prefix_blocks_where_it_is_checked():
    call = a_function_call(id="call_9")
    assert said_by("openai", call, "item/id-prefix") == [
        ("block", "target-prefix", "/id", '"call_9"')
    ]
    ((severity, variant, _, _),) = said_by("deepseek", call, "item/id-prefix")
    assert (severity, variant) == ("info", "")


def test_a_prefix_that_nobody_has_seen_checked_is_a_hint():
    listing = {"type": "web_search_call", "id": "search_1", "status": "completed"}
    assert said_by("openai", listing, "item/id-prefix") == [
        ("info", "unverified-prefix", "/id", '"search_1"')
    ]


def test_an_id_may_be_too_long():
    call = a_function_call(id="fc_" + "x" * 62)
    ((severity, variant, _, _),) = said_by("openai", call, "item/id-length")
    assert (severity, variant) == ("block", "target-longest")


@pytest.mark.parametrize(
    ("call_id", "count"),
    [("aB3dE5fG7", 0), ("aB3dE5fG78", 1), ("aB3dE5fG_", 1), ("가나다라마바사아자", 1)],
)
def test_mistral_takes_nine_letters_or_digits(call_id, count):
    said = said_by("mistral", a_function_call(call_id=call_id), "item/call-id-charset")
    assert [severity for severity, *_ in said] == ["block"] * count


def test_a_line_end_behind_an_id_is_no_part_of_the_pattern():
    call = a_function_call(call_id="aB3dE5fG7\n")
    said = said_by("mistral", call, "item/call-id-charset")
    assert [severity for severity, *_ in said] == ["block"]


def test_a_name_that_only_the_specification_finds_too_long_is_fine_on_openai():
    call = a_function_call(name="n" * 65)
    assert [s for s, *_ in said_by("openai", call, "item/name-pattern")] == ["info"]
    assert [s for s, *_ in said_by("bedrock", call, "item/name-pattern")] == ["block"]
    too_long = a_function_call(name="n" * 129)
    assert [s for s, *_ in said_by("openai", too_long, "item/name-pattern")] == [
        "block"
    ]


def test_a_dotted_name_is_fine_where_the_target_takes_it():
    call = a_function_call(name="reports.latest")
    assert [s for s, *_ in said_by("gemini", call, "item/name-pattern")] == ["info"]
    assert [s for s, *_ in said_by("anthropic", call, "item/name-pattern")] == ["block"]


@pytest.mark.parametrize("value", [None, 7, [], {}])
def test_what_is_no_string_is_not_spoken_of_here(value):
    assert said_by("openai", a_message(id=value), "item/id-prefix") == []


def test_a_rule_takes_the_place_of_what_it_asks_for_only():
    rules = target_of("openai").of_kind(MemberForm)
    by_member = {(r.member, bool(r.prefix)): codes_of(r) for r in rules}
    assert by_member["id", True] == {"item/id-prefix"}
    assert by_member["id", False] == {"item/id-length"}
    assert by_member["call_id", False] == {"item/call-id-length"}
    assert by_member["name", False] == {"item/name-pattern"}


def test_openai_takes_namespaces_of_sixty_four_plain_characters():
    code = "item/namespace-member"
    for namespace, variant in (("a b", "target-pattern"), ("a" * 65, "target-longest")):
        ((severity, said, pointer, _),) = said_by(
            "openai", a_function_call(namespace=namespace), code
        )
        assert (severity, said, pointer) == ("block", variant, "/namespace")
    assert [s[0] for s in said_by("openai", a_function_call(namespace="a"), code)] == [
        "info"
    ]
