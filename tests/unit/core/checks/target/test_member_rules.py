import pytest

from builders import ABSENT, a_function_call, a_message, a_request, a_response
from targeting import said_by

RS = {"type": "reasoning", "id": "rs_1", "summary": []}


def test_a_type_that_is_not_taken_is_refused_or_vanishes():
    reference = a_request(a_message(role="user"), {"type": "item_reference", "id": "x"})
    said = [("block", "refused", "/input/1/type", '"item_reference"')]
    assert said_by("llamacpp", reference, "target/item-type") == said
    said = [("warn", "ignored", "/input/1/type", '"item_reference"')]
    assert said_by("deepseek", reference, "target/item-type") == said


def test_what_is_not_known_of_a_type_is_a_hint():
    said = said_by("groq", {"type": "compaction", "encrypted_content": "x"}, CODE)
    assert said == [("info", "unverified", "/type", '"compaction"')]


CODE = "target/item-type"


@pytest.mark.parametrize("kind", ["acme:thing", None, 7])
def test_a_type_with_a_prefix_or_none_has_a_finding_of_its_own(kind):
    assert said_by("ollama", {"type": kind, "id": "x"}, "target/item-type") == []


@pytest.mark.parametrize("node", [ABSENT, None])
def test_a_member_that_is_asked_for_is_missed(node):
    call = a_function_call(id=node)
    ((severity, variant, _, _),) = said_by("openrouter", call, "target/member-required")
    assert (severity, variant) == ("block", "")


def test_an_empty_list_is_as_good_as_none_where_it_must_be_filled():
    said = said_by("llamacpp", RS | {"content": []}, "target/member-required")
    assert said == [("block", "empty", "/content", "[]")]
    filled = RS | {"content": [{"type": "reasoning_text", "text": "hm"}]}
    assert said_by("llamacpp", filled, "target/member-required") == []


def test_a_member_is_asked_for_in_the_role_that_it_is_about():
    bare = {"type": "message", "content": "hi"}
    code = "target/member-required"
    assert len(said_by("openrouter", bare | {"role": "assistant"}, code)) == 2
    assert said_by("openrouter", bare | {"role": "user"}, code) == []


def test_a_member_may_be_refused_only_as_null():
    code = "target/member-refused"
    assert said_by("xai", RS | {"content": None}, code) == [
        ("block", "refused", "/content", '"content"')
    ]
    assert said_by("xai", RS, code) == []
    filled = RS | {"content": [{"type": "reasoning_text", "text": "hm"}]}
    assert said_by("xai", filled, code) == []


def test_a_member_may_be_refused_even_as_null():
    said = said_by("openai", RS | {"status": None}, "target/member-refused")
    assert said == [("block", "refused", "/status", '"status"')]


def test_an_answer_may_have_what_a_request_may_not():
    code = "target/member-refused"
    ((severity, variant, pointer, _),) = said_by(
        "azure-openai", a_response(a_message()), code
    )
    assert (severity, variant, pointer) == ("warn", "answer", "/output/0/status")
    ((severity, variant, _, _),) = said_by("azure-openai", a_request(a_message()), code)
    assert (severity, variant) == ("block", "refused")


def test_a_role_that_the_target_reads_as_another_is_named():
    said = said_by("deepseek", a_message(role="developer"), "target/member-value")
    assert said == [("warn", "changed", "/role", '"developer"')]
    assert said_by("deepseek", a_message(role="user"), "target/member-value") == []


@pytest.mark.parametrize(
    ("arguments", "count"), [("[1]", 1), ("7", 1), ("{}", 0), ("{", 0), ("", 0)]
)
def test_arguments_that_are_json_must_be_an_object(arguments, count):
    said = said_by("ollama", a_function_call(arguments), "target/arguments-form")
    assert len(said) == count


def test_arguments_that_are_no_string_are_not_spoken_of_here():
    assert said_by("ollama", a_function_call([1]), "target/arguments-form") == []
