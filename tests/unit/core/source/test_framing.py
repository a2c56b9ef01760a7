"""The values that say how events were framed."""

from __future__ import annotations

import pickle

from inspector.core.source.framing import DoneMarker, Frame, Framing
from inspector.core.source.span import Span


def test_a_frame_without_a_name_or_id_has_no_place_for_them():
    frame = Frame(Span(0, 8), "", None, (Span(6, 8),))
    assert (frame.name_span, frame.id_span) == (None, None)


def test_the_framing_of_a_stream_can_be_sent_to_another_process():
    frame = Frame(Span(0, 8), "", None, (Span(6, 8),))
    marker = DoneMarker(1, Span(16, 22))
    framing = Framing((frame,), (marker,), (), frozenset({"\n"}), is_ended=True)
    assert pickle.loads(pickle.dumps(framing)) == framing
