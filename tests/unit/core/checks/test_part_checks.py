import pytest

from builders import a_message, a_request, a_response, an_output
from findings import codes_in, findings_in, said_in


@pytest.mark.parametrize(
    ("role", "part", "member"),
    [
        ("user", {"type": "input_text"}, "text"),
        ("assistant", {"type": "output_text", "annotations": []}, "text"),
        ("assistant", {"type": "refusal"}, "refusal"),
        ("user", {"type": "input_video"}, "video_url"),
    ],
)
def test_a_part_without_what_it_is_there_for_is_told(role, part, member):
    body = a_request(a_message(role=role, content=[part]))
    assert said_in(body, "item/member-missing") == [
        ("part", "/input/0/content/0/type", f'"{part["type"]}"')
    ]
    (finding,) = findings_in(body, "item/member-missing")
    assert dict(finding.details) == {"member": member, "type": part["type"]}


def test_a_part_of_an_answer_must_say_its_annotations():
    message = a_message(content=[{"type": "output_text", "text": "x"}])
    assert codes_in(a_response(message)) == ["item/member-missing"]
    assert codes_in(a_request(message)) == []


@pytest.mark.parametrize("text", [None, 1, ["x"], {}])
def test_a_text_that_is_no_string_is_told_with_its_path(text):
    item = a_message(role="user", content=[{"type": "input_text", "text": text}])
    (finding,) = findings_in(item, "item/member-type")
    assert finding.place.pointer == "/content/0/text"
    assert dict(finding.details)["member"] == "content.0.text"


def test_a_null_for_an_optional_member_of_a_part_is_no_finding():
    part = {"type": "input_image", "image_url": None, "detail": None}
    assert codes_in(a_message(role="user", content=[part])) == []


def test_parts_of_an_output_are_looked_at_as_well():
    item = an_output([{"type": "input_text", "text": 3}])
    assert said_in(item, "item/member-type") == [("", "/output/0/text", "3")]
