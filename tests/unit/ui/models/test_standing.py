"""An item is shown as it stood: nothing is added, and nothing called a fault."""

from __future__ import annotations

import json

import pytest

from event_streams import a_stream, call_events, framed, message_events
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_tokens import TokenKind
from inspector.ui.models.standing import SoFar, standing_of
from inspector.ui.models.stream_course import stream_course_of

PIECES = ('{"re', 'gion":"a\\', 'u00e9"', ',"n":1}', " ")
TEXT = framed(*a_stream(*message_events(), *call_events(PIECES, index=1)))
ADDED = 8
"""The row that brings the call."""


def standing(row, item=1, text=TEXT):
    inspection = inspect_content(text)
    return standing_of(inspection, stream_course_of(inspection), row, item)


def test_before_its_first_event_an_item_has_not_begun():
    then = standing(ADDED - 1)
    assert (then.so_far, then.text) == (SoFar.NOT_BEGUN, "")


@pytest.mark.parametrize("come", range(4))
def test_arguments_grow_with_each_piece(come):
    then = standing(ADDED + come)
    assert then.so_far is SoFar.GROWING
    assert json.loads(then.text)["arguments"] == "".join(PIECES[:come])


def test_the_moment_at_which_they_are_json_is_told_once():
    told = [standing(ADDED + come).so_far for come in range(4, 8)]
    assert told == [SoFar.FIRST_JSON, SoFar.JSON, SoFar.JSON, SoFar.JSON]


def test_what_came_last_is_known():
    then = standing(ADDED + 2)
    assert then.text[slice(*then.newest)] == 'gion\\":\\"a\\\\'
    assert standing(ADDED).newest is None
    assert standing(2).newest is None


def test_growing_arguments_have_the_colours_of_json():
    then = standing(ADDED + 2)
    (region,) = then.regions
    kinds = {t.kind for t in then.tokens.between(*region)}
    assert kinds >= {TokenKind.NAME, TokenKind.PUNCTUATION}
    ends = [token.end for token in then.tokens]
    starts = [token.start for token in then.tokens]
    assert starts == sorted(starts)
    assert all(end <= start for end, start in zip(ends, starts[1:], strict=False))


def test_arguments_that_are_cut_off_for_good_are_called_that():
    text = framed(*a_stream(*call_events(('{"a', "b"))))
    rows = len(stream_course_of(inspect_content(text)).rows)
    assert standing(rows - 1, 0, text).so_far is SoFar.NEVER_JSON
    assert standing(2, 0, text).so_far is SoFar.GROWING


def test_an_item_without_arguments_grows_too():
    then = standing(3, 0)
    assert then.so_far is SoFar.NO_ARGUMENTS
    assert '"Hel"' in then.text


def test_no_item_is_no_standing():
    assert standing(3, None).so_far is SoFar.NO_ITEM


def test_a_row_of_a_later_stream_shows_the_item_as_it_ended():
    text = TEXT + framed(*a_stream())
    last = len(stream_course_of(inspect_content(text)).rows) - 1
    assert standing(last, 1, text).so_far is SoFar.JSON
    assert standing(3, 2, text).so_far is SoFar.NOT_BEGUN
