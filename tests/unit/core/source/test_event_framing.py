"""The lines of an event stream, cut into events."""

from __future__ import annotations

import pytest

from inspector.core.source.event_framing import cut_text, framing_of
from inspector.core.source.json_nodes import value_of


def cut(text: str) -> list[tuple[str, list[str]]]:
    """Each event's name and what its data lines hold."""
    return [
        (frame.name, [text[slice(*span)] for span in frame.data])
        for frame in framing_of(text).frames
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_an_empty_line_ends_an_event_whatever_ends_the_lines(end):
    text = f"event: a{end}data: 1{end}{end}event:b{end}data:2{end}{end}"
    assert cut(text) == [("a", ["1"]), ("b", ["2"])]
    framing = framing_of(text)
    assert framing.line_ends == {end}
    assert framing.is_ended


def test_line_ends_may_be_mixed():
    text = "event: a\rdata: 1\r\n\ndata: 2\n\r\n"
    assert cut(text) == [("a", ["1"]), ("", ["2"])]
    assert framing_of(text).line_ends == {"\r", "\n", "\r\n"}


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("data:1", "1"),
        ("data: 1", "1"),
        ("data:  1", " 1"),
        ("data", ""),
        ("data:", ""),
    ],
)
def test_one_space_behind_the_colon_belongs_to_the_field(line, value):
    assert cut(line + "\ndata: x\n\n") == [("", [value, "x"])]


def test_the_last_event_counts_without_an_empty_line_behind_it():
    assert cut("data: 1\n\ndata: 2\n") == [("", ["1"]), ("", ["2"])]
    assert cut("data: 1\n\ndata: 2") == [("", ["1"]), ("", ["2"])]
    assert not framing_of("data: 1\n\ndata: 2\n").is_ended
    assert framing_of("data: 1\n\n").is_ended


def test_comments_ids_retries_and_unknown_fields_are_no_data():
    text = ": hello\nid: 7\nretry: 10\nfoo: bar\nfoo\n data: 0\ndata: 1\n:\n\n:x"
    assert cut(text) == [("", ["1"])]
    framing = framing_of(text)
    comments = [text[slice(*span)] for span in framing.comments]
    assert comments == [": hello", ":", ":x"]
    assert text[slice(*framing.frames[0].id_span)] == "7"


def test_an_event_without_data_is_none_and_its_name_is_forgotten():
    assert cut("event: a\n\ndata: 1\n\n") == [("", ["1"])]


def test_the_last_name_counts_wherever_it_stands():
    assert cut("event: a\nevent: b\ndata: 1\nevent: c\n\n") == [("c", ["1"])]


def test_a_byte_order_mark_is_no_part_of_a_field():
    assert cut("\ufeffdata: 1\n\n\ufeffevent: a\n\ufeffdata: 2") == [
        ("", ["1"]),
        ("a", ["2"]),
    ]


def test_other_line_separators_end_no_line():
    assert cut("data: a\u2028b\x0bc\x85d\n\n") == [("", ["a\u2028b\x0bc\x85d"])]


def test_the_done_marker_is_no_event():
    text = "data: 1\n\ndata: [DONE]\n\ndata:[DONE] \n\ndata: 2\n\n"
    assert cut(text) == [("", ["1"]), ("", ["2"])]
    markers = framing_of(text).done_markers
    assert [(m.behind, text[slice(*m.span)]) for m in markers] == [
        (1, "[DONE]"),
        (1, "[DONE] "),
    ]


def test_whole_objects_on_neighbouring_lines_are_events_of_their_own():
    text = 'event: a\ndata: {"n":1}\nevent: b\ndata: {"n":2}\ndata: [DONE]\n'
    assert cut(text) == [("a", ['{"n":1}']), ("b", ['{"n":2}'])]
    assert [marker.behind for marker in framing_of(text).done_markers] == [2]


def test_an_object_over_several_lines_is_one_event():
    assert cut('data: {"n":\ndata: 1}\n\n') == [("", ['{"n":', "1}"])]


def test_a_frame_knows_its_own_characters():
    text = "\n: note\nevent: a\ndata: 1\n\ndata: 2"
    spans = [text[slice(*frame.span)] for frame in framing_of(text).frames]
    assert spans == ["event: a\ndata: 1", "data: 2"]
    assert text[slice(*framing_of(text).frames[0].name_span)] == "a"


@pytest.mark.parametrize("prefix", ["", "2026-01-02 03:04:05 INFO got ", "note: "])
def test_a_value_between_the_events_of_a_stream_is_kept(prefix):
    text = f'data: {{"a": 1}}\n{prefix}{{"b": 2}}\n\ndata: {{"c": 3}}\n\n'
    framing, others = cut_text(text)
    assert [value_of(each.root) for each in others] == [{"b": 2}]
    assert [frame is None for frame in framing.frames] == [False, True, False]


@pytest.mark.parametrize(
    "text",
    [
        'nel: {"max_age": 1}\ndata: {}\n\n',  # the head of an HTTP response
        'data: {"a":\n{"b": 2}\n}\n\n',  # what was cut into lines
        "data: {}\n\nthe end\n",
    ],
)
def test_what_is_no_value_between_events_is_passed_over(text):
    assert cut_text(text).others == ()


def test_a_broken_value_between_events_is_named():
    _, (broken,) = cut_text('data: {}\n\n{"b": 2, "c\n')
    assert broken.root is None
    assert [fault.rule for fault in broken.faults] == ["json/truncated"]
