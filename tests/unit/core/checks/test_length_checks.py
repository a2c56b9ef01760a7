import pytest

from builders import a_message, a_request, an_output
from findings import said_in
from inspector.core.items.item_types import item_types, least_limit
from targeting import said_by

MOST = 10_485_760
CODE = "item/member-value"


def the_image(length):
    part = {"type": "input_image", "image_url": "data:," + "x" * (length - 6)}
    return a_message(role="user", content=[part])


@pytest.mark.parametrize(
    ("item", "pointer"),
    [
        (an_output("x" * (MOST + 1)), "/output"),
        (
            an_output([{"type": "input_text", "text": "x" * (MOST + 1)}]),
            "/output/0/text",
        ),
        (a_message(role="user", content="x" * (MOST + 1)), "/content"),
        (the_image(2 * MOST + 1), "/content/0/image_url"),
    ],
    ids=["output", "part", "content", "image"],
)
def test_a_text_beyond_its_limit_is_pointed_at(item, pointer):
    ((variant, found, _),) = said_in(item, CODE)
    assert (variant, found) == ("too-long", pointer)


@pytest.mark.parametrize(
    "item", [an_output("x" * MOST), the_image(2 * MOST)], ids=["output", "image"]
)
def test_a_text_at_its_limit_is_fine(item):
    assert said_in(item, CODE) == []


def test_what_counts_are_characters_as_they_are_read_not_as_they_are_written():
    text = '{"type": "function_call_output", "call_id": "c", "output": "%s"}'
    assert said_in(text % ("\\u0041" * (MOST // 4)), CODE) == []


def test_no_limit_is_below_the_one_from_which_on_items_are_looked_into():
    limits = [r.longest for k in item_types().values() for r in k.members.values()]
    assert least_limit() == MOST == min(filter(None, limits))


def test_openai_refuses_a_longer_text_and_has_its_own_limit_for_what_it_encrypts():
    (said,) = said_by("openai", a_request(an_output("x" * (MOST + 1))), CODE)
    assert said[:2] == ("block", "too-long")
    compacted = {"type": "compaction", "encrypted_content": "x" * (MOST + 1)}
    assert [s[0] for s in said_by("openai", a_request(compacted), CODE)] == ["warn"]
