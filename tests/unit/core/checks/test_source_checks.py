"""Faults of the outer text, and texts without items."""

import pytest

from builders import a_message, a_request, as_json
from inspector.core.checks.inspection import inspect_content


def around(text):
    found = inspect_content(text).around
    own = (f for f in found if f.code.startswith(("json/", "envelope/")))
    return [(f.code, f.variant) for f in own]


def test_a_cut_text_is_named_at_its_end():
    text = as_json(a_message())[:-9]
    (finding,) = inspect_content(text).around
    assert finding.code == "json/truncated"
    assert finding.place.span.start == len(text)


@pytest.mark.parametrize(
    ("value", "variant"),
    [
        ("42", ""),
        ('{"a":1}', ""),
        ('[{"type":"function","name":"f"}]', "tools"),
        ('{"input":[],"model":"m"}', "request"),
        ('{"object":"response","output":[]}', "response"),
    ],
)
def test_json_without_items_says_what_it_is_instead(value, variant):
    assert around(value) == [("envelope/no-item", variant)]


@pytest.mark.parametrize(
    ("value", "variant"),
    [
        ('{"input":"hello","model":"m"}', "request-text"),
        ('{"input":[],"previous_response_id":"resp_1"}', "request-continued"),
        ('{"input":[],"conversation":{"id":"conv_1"}}', "request-continued"),
        ('{"object":"response","status":"queued","output":[]}', "response-running"),
        (
            '{"object":"response","status":"in_progress","output":[]}',
            "response-running",
        ),
    ],
)
def test_what_is_whole_without_items_blocks_nothing(value, variant):
    assert around(value) == [("envelope/no-item", variant)]
    assert not inspect_content(value).blocks
    assert inspect_content('{"object":"response","output":[]}').blocks


def test_a_broken_line_of_a_log_is_named_in_its_record():
    good = as_json(a_message())
    inspection = inspect_content(f"{good}\n{good[:-4]}\n{good}")
    (finding,) = inspection.around
    assert (finding.code, finding.place.record) == ("json/truncated", 1)
    assert len(inspection.items) == 2


def test_a_duplicate_outside_of_items_points_at_the_second_name():
    text = as_json(a_request()).replace('{"model"', '{"model":"x","model"', 1)
    (finding,) = [f for f in inspect_content(text).around if "duplicate" in f.code]
    assert finding.place.pointer == "/model"
    assert finding.place.span.start == text.index('"model"', 5)


def test_bytes_that_are_no_utf_8_are_named_once_with_their_place():
    data = as_json(a_message("Malmo")).encode().replace(b"Malmo", b"Malm\xf6\xf6")
    found = [f for f in inspect_content(data).findings if f.code == "json/encoding"]
    places = {f.place.span.start for f in found}
    assert places
    assert min(places) == data.index(b"\xf6")
