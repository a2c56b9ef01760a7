import pytest

from builders import a_message, an_output
from targeting import said_by

TEXT = {"type": "input_text", "text": "41"}
IMAGE = {"type": "input_image", "image_url": "data:,"}
FILE = {"type": "input_file", "file_data": "eA=="}


def test_a_list_is_refused_where_only_a_text_is_taken():
    said = said_by("openrouter", an_output([TEXT]), "item/output-parts")
    assert [(s, v, p) for s, v, p, _ in said] == [("block", "target-list", "/output")]
    assert said_by("openrouter", an_output("41"), "item/output-parts") == []


def test_a_list_of_parts_that_are_taken_is_only_worth_knowing():
    said = said_by("llamacpp", an_output([TEXT]), "item/output-parts")
    assert [severity for severity, *_ in said] == ["info"]
    said = said_by("llamacpp", an_output([TEXT, IMAGE]), "item/output-parts")
    assert ("block", "target-refused", "/output/1/type", '"input_image"') in said


def test_parts_of_a_message_are_refused_by_role():
    from_user = a_message(role="user", content=[TEXT, IMAGE])
    assert said_by("deepseek", from_user, "item/content-type") == []
    from_system = a_message(role="system", content=[TEXT, IMAGE])
    assert said_by("deepseek", from_system, "item/content-type") == [
        ("block", "target-refused", "/content/1/type", '"input_image"')
    ]


def test_parts_that_vanish_are_a_warning():
    message = a_message(role="user", content=[TEXT, FILE])
    assert said_by("deepseek", message, "item/content-type") == [
        ("warn", "target-ignored", "/content/1/type", '"input_file"')
    ]


def test_faulty_parts_are_not_spoken_of_here():
    message = a_message(role="user", content=[7, None, {"type": 7}, []])
    said = said_by("ollama", message, "item/content-type")
    assert all(not variant.startswith("target") for _, variant, _, _ in said)


@pytest.mark.parametrize(
    ("address", "count"),
    [
        ("https://a.example/b.png", 1),
        ("data:image/png;base64,AA==", 0),
        ("s3://b/c", 0),
    ],
)
def test_bedrock_fetches_no_images_from_the_web(address, count):
    part = {"type": "input_image", "image_url": address}
    for item, pointer in (
        (a_message(role="user", content=[TEXT, part]), "/content/1/image_url"),
        (an_output([part]), "/output/0/image_url"),
    ):
        found = said_by("bedrock", item, "target/member-value")
        expected = [("block", "refused", pointer, f'"{address}"')]
        assert found == expected * count
