import pytest

from builders import a_message, a_request, a_response
from targeting import said_by

CODE = "request/limit"
PAIRS = {f"k{i}": "v" for i in range(17)}


def said_of(body):
    found = said_by("open-responses", body, CODE)
    assert {severity for severity, *_ in found} <= {"block"}
    return [rest for _, *rest in found]


def said(**members):
    return said_of(a_request(a_message(role="user"), **members))


def test_metadata_has_sixteen_pairs():
    assert said(metadata=PAIRS) == [["pairs", "/metadata/k16", '"k16"']]
    assert said(metadata={name: "v" for name in PAIRS if name != "k3"}) == []


@pytest.mark.parametrize(
    ("metadata", "variant"),
    [
        ({"n" * 65: "v"}, "name"),
        ({"n" * 64: "v"}, None),
        ({"n": "v" * 513}, "value"),
        ({"n": "v" * 512}, None),
        ({"n": 7}, None),
        ([], None),
    ],
)
def test_names_and_values_of_metadata_have_a_length(metadata, variant):
    assert [each[0] for each in said(metadata=metadata)] == [variant] * bool(variant)


@pytest.mark.parametrize("member", ["safety_identifier", "prompt_cache_key"])
def test_what_marks_a_user_or_a_cache_has_sixty_four_characters(member):
    assert said(**{member: "x" * 64}) == []
    assert said(**{member: "x" * 65}) == [["", f"/{member}", f'"{"x" * 65}"']]


def allowed(count):
    entry = {"type": "function", "name": "f"}
    return {"type": "allowed_tools", "mode": "auto", "tools": [entry] * count}


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, [["none-allowed", "/tool_choice/tools"]]),
        (1, []),
        (128, []),
        (129, [["allowed", "/tool_choice/tools/128"]]),
    ],
)
def test_a_choice_among_tools_names_one_at_least(count, expected):
    assert [each[:2] for each in said(tool_choice=allowed(count))] == expected


@pytest.mark.parametrize("choice", ["auto", {"type": "allowed_tools", "tools": 7}])
def test_another_choice_is_none_of_its_business(choice):
    assert said(tool_choice=choice) == []


def test_an_answer_repeats_what_was_taken():
    answer = a_response(a_message(), metadata=PAIRS | {"x": "y" * 600})
    assert said_of(answer) == []
