import pytest

from builders import ABSENT, a_message, a_request, a_response
from findings import codes_in, findings_in, said_in

ROLES = ["user", "system", "developer"]
GIVEN = [
    {"type": "input_text", "text": "x"},
    {"type": "input_image", "image_url": "https://example.org/a.png"},
    {"type": "input_file", "filename": "a.txt"},
    {"type": "input_video", "video_url": "https://example.org/a.mp4"},
]
SAID = [{"type": "output_text", "text": "x"}, {"type": "refusal", "refusal": "No."}]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("part", GIVEN, ids=lambda part: part["type"])
def test_what_is_given_may_stand_in_every_role_but_the_assistants(role, part):
    assert codes_in(a_message(role=role, content=[part])) == []
    item = a_message(role="assistant", content=[part])
    assert said_in(item, "item/content-type") == [
        ("", "/content/0/type", f'"{part["type"]}"')
    ]


@pytest.mark.parametrize("part", SAID, ids=lambda part: part["type"])
def test_what_is_said_may_stand_in_the_assistants_role_only(part):
    assert said_in(a_message(content=[part]), "item/content-type") == []
    for role in ROLES:
        item = a_message(role=role, content=[part])
        assert len(said_in(item, "item/content-type")) == 1


def test_the_message_names_role_and_allowed_parts():
    item = a_message(content=[GIVEN[0]])
    (finding,) = findings_in(item, "item/content-type")
    details = dict(finding.details)
    assert details["role"] == "assistant"
    assert details["allowed"] == ("output_text", "refusal")


@pytest.mark.parametrize(
    ("part", "variant", "pointer"),
    [
        ({"type": "image_url", "image_url": {}}, "unknown", "/content/0/type"),
        ({"type": "text", "text": "x"}, "", "/content/0/type"),
        ({"text": "x"}, "no-type", "/content/0"),
        ({"type": None}, "no-type", "/content/0/type"),
        ("x", "no-type", "/content/0"),
        (None, "no-type", "/content/0"),
    ],
)
def test_a_part_that_does_not_fit_says_why(part, variant, pointer):
    found = said_in(a_message(role="user", content=[part]), "item/content-type")
    assert [(v, p) for v, p, _ in found] == [(variant, pointer)]


def test_every_part_that_does_not_fit_is_told():
    item = a_message(content=[GIVEN[0], SAID[0], GIVEN[1]])
    pointers = [p for _, p, _ in said_in(item, "item/content-type")]
    assert pointers == ["/content/0/type", "/content/2/type"]


@pytest.mark.parametrize(
    ("content", "variant"), [({"type": "input_text"}, "object"), (5, "no-list")]
)
def test_content_that_is_no_text_and_no_list_is_told(content, variant):
    item = a_message(role="user", content=content)
    ((found, pointer, _),) = said_in(item, "item/content-type")
    assert (found, pointer) == (variant, "/content")


def test_a_role_that_nobody_knows_is_not_held_against_its_parts():
    item = a_message(role="tool", content=SAID)
    assert said_in(item, "item/content-type") == []


def test_a_part_that_nobody_knows_is_told_whatever_the_role_is():
    item = a_message(role="tool", content=[{"type": "image_url"}])
    (finding,) = findings_in(item, "item/content-type")
    assert "input_text" in dict(finding.details)["allowed"]


def test_a_message_without_type_is_held_against_its_role():
    body = {"input": [{"role": "assistant", "content": [GIVEN[0]]}]}
    assert codes_in(body) == ["item/type-missing", "item/content-type"]


@pytest.mark.parametrize(
    ("content", "variant"),
    [
        ([], ""),
        (None, "null"),
        ("", "text"),
        (" \n", "text"),
        ([{"type": "output_text", "text": "", "annotations": []}], "blank"),
    ],
)
def test_an_assistant_that_says_nothing_is_told(content, variant):
    item = a_message(content=content)
    assert [v for v, _, _ in said_in(item, "item/content-empty")] == [variant]


@pytest.mark.parametrize("content", ["x", SAID, [SAID[1]]])
def test_an_assistant_that_says_or_refuses_something_is_not_empty(content):
    assert said_in(a_message(content=content), "item/content-empty") == []


def test_an_empty_message_of_a_user_is_their_own_matter():
    assert codes_in(a_message(role="user", content="")) == []


def test_a_message_that_is_still_being_written_may_be_empty():
    body = a_response(a_message(content=[], status="in_progress"), status=ABSENT)
    assert codes_in(body) == []


@pytest.mark.parametrize(("refusal", "variant"), [("No.", ""), ("", "silent")])
def test_a_refusal_is_told_where_it_stands(refusal, variant):
    item = a_message(content=[{"type": "refusal", "refusal": refusal}])
    assert said_in(item, "item/refusal") == [
        (variant, "/content/0/refusal", f'"{refusal}"')
    ]


REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}
THOUGHT = [{"type": "reasoning_text", "text": "hm"}]


@pytest.mark.parametrize(("content", "variant"), [(THOUGHT, ""), ([], "empty")])
def test_reasoning_with_content_is_told_where_it_may_be_sent(content, variant):
    item = REASONING | {"content": content}
    for body in (item, a_request(item)):
        found = said_in(body, "item/reasoning-content")
        assert [v for v, _, _ in found] == [variant]


@pytest.mark.parametrize("content", [None, ABSENT])
def test_reasoning_without_content_has_no_such_finding(content):
    item = {
        k: v for k, v in {**REASONING, "content": content}.items() if v is not ABSENT
    }
    assert codes_in(a_request(item)) == ["item/state-bound"]


def test_reasoning_in_a_response_may_have_content():
    body = a_response(REASONING | {"content": THOUGHT})
    assert codes_in(body) == ["item/state-bound"]
