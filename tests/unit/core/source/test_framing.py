"""The values that say how events were framed."""

from __future__ import annotations

import pickle

from inspector.core.source.framing import (
    DoneMarker,
    Frame,
    FramedPart,
    Framing,
    joined_framing,
    runs_of,
    spread,
)
from inspector.core.source.span import Span


def test_a_frame_without_a_name_or_id_has_no_place_for_them():
    frame = Frame(Span(0, 8), "", None, (Span(6, 8),))
    assert (frame.name_span, frame.id_span) == (None, None)


def test_the_framing_of_a_stream_can_be_sent_to_another_process():
    frame = Frame(Span(0, 8), "", None, (Span(6, 8),))
    marker = DoneMarker(1, Span(16, 22))
    framing = Framing((frame,), (marker,), (), frozenset({"\n"}), is_ended=True)
    assert pickle.loads(pickle.dumps(framing)) == framing


def a_framing(at: int, *, starts: tuple[int, ...] = ()) -> Framing:
    """Two framed events and a marker behind them."""
    frames = tuple(Frame(Span(n, n + 1), "", None, ()) for n in (at, at + 1))
    marker = DoneMarker(2, Span(at + 2, at + 3))
    comments = (Span(at, at),)
    ends = frozenset({"\n"})
    return Framing(frames, (marker,), comments, ends, is_ended=True, starts=starts)


def test_texts_that_follow_each_other_are_framed_as_one():
    parts = [
        FramedPart(None, 1),
        FramedPart(a_framing(10), 2),
        FramedPart(a_framing(20, starts=(1,)), 2),
    ]
    joined = joined_framing(parts, apart=True)
    assert [frame and frame.span.start for frame in joined.frames] == [
        *(None, 10, 11),
        *(20, 21),
    ]
    assert [(m.behind, m.span.start) for m in joined.done_markers] == [(3, 12), (5, 22)]
    assert [span.start for span in joined.comments] == [10, 20]
    assert joined.starts == (1, 3, 4)


def test_a_stream_may_go_on_in_the_next_text():
    parts = [FramedPart(a_framing(10), 2), FramedPart(a_framing(20), 2)]
    assert joined_framing(parts, apart=False).starts == ()


def test_texts_of_which_none_is_framed_have_no_framing():
    assert joined_framing([FramedPart(None, 3)], apart=True) is None


def test_records_are_cut_where_framing_begins_or_another_text_does():
    parts = [FramedPart(a_framing(0), 2), FramedPart(None, 2), FramedPart(None, 1)]
    joined = joined_framing([*parts, FramedPart(a_framing(9), 2)], apart=True)
    assert [*runs_of(joined, 7)] == [
        (0, 2, True),
        (2, 4, False),
        (4, 5, False),
        (5, 7, True),
    ]
    assert [*runs_of(None, 7)] == [(0, 7, False)]
    assert [*runs_of(a_framing(0), 0)] == []


def test_framing_is_spread_where_what_stands_between_events_was_opened():
    frame = Frame(Span(0, 1), "", None, (Span(0, 1),))
    marker = DoneMarker(2, Span(5, 6))
    framing = Framing((frame, None, frame), (marker,), (), frozenset(), is_ended=True)
    wider = spread(framing, [1, 2, 1])
    assert wider.frames == (frame, None, None, frame)
    assert wider.done_markers == (DoneMarker(3, Span(5, 6)),)
    assert spread(framing, [1, 0, 1]).frames == (frame, frame)
