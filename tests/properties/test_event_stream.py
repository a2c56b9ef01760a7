"""However a stream is framed and cut into lines and chunks, it says the same.

The whole text is read at once, so chunks can matter only to whoever collects them.
"""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import a_function_call
from event_streams import (
    a_stream,
    call_events,
    framed,
    message_events,
    numbered,
    one_a_line,
)
from inspector.core.checks.inspection import Inspection, inspect_content
from inspector.core.gate.records import RecordReader
from inspector.core.items.stream_timeline import timeline_of
from inspector.core.source.json_nodes import value_of
from inspector.core.source.span import Span

RECORDED = Path(__file__).resolve().parents[3] / "shared" / "real" / "sse_stream"
FILES = sorted(RECORDED.glob("*/*.sse"))

ENDS = ("\n", "\r\n", "\r")
NOISE = (": keep-alive", ":", "id: 7", "retry: 3000", "unknown: field", "alone")

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
arguments = st.dictionaries(texts, texts | st.integers() | st.booleans(), max_size=3)


def cut(text: str, draw) -> tuple[str, ...]:
    places = sorted(draw(st.sets(st.integers(0, len(text)), max_size=4)))
    return tuple(text[a:b] for a, b in zip([0, *places], [*places, None], strict=True))


@st.composite
def streams(draw) -> list[dict]:
    """Events of a few items that interleave, with arguments cut anywhere."""
    lives = []
    for index in range(draw(st.integers(1, 3))):
        if draw(st.booleans()):
            whole = json.dumps(draw(arguments), ensure_ascii=draw(st.booleans()))
            names = {"id": f"fc_{index}", "call_id": f"call_{index}"}
            lives.append(call_events(cut(whole, draw), index=index, **names))
        else:
            lives.append(message_events(cut(draw(texts), draw), index=index))
    turns = [n for n, life in enumerate(lives) for _ in life]
    waiting = [iter(life) for life in lives]
    return a_stream(*(next(waiting[turn]) for turn in draw(st.permutations(turns))))


def reframed(text: str, chance: random.Random, *, keeps_names: bool = True) -> str:
    """The same events in lines of other ends, with noise, cut where JSON may be."""
    out = []
    for line in text.split("\n")[:-1]:
        field, _, value = line.partition(":")
        if field == "event" and not keeps_names:
            continue
        lines = [line]
        if field == "data" and "[DONE]" not in value and chance.random() < 0.7:
            lines = [f"data: {row}" for row in rows_of(value, chance)]
        for one in lines:
            if chance.random() < 0.2 and one:
                out.append(chance.choice(NOISE) + chance.choice(ENDS))
            name, _, rest = one.partition(":")
            rest = rest.removeprefix(" ")
            space = " " if rest.startswith(" ") else chance.choice(("", " "))
            out.append(f"{name}:{space}{rest}" if one else "")
            out.append(chance.choice(ENDS))
    return chance.choice(("", "\ufeff")) + joined(out)


def joined(pieces: list[str]) -> str:
    r"""Lines end to end: an LF behind a CR would be swallowed as one CRLF."""
    text = ""
    parts = []
    for piece in pieces:
        if text.endswith("\r") and piece.startswith("\n"):
            piece = "\r" + piece[1:]  # noqa: PLW2901 - another end that stays one
        parts.append(piece)
        text = piece or text
    return "".join(parts)


def rows_of(value: str, chance: random.Random) -> list[str]:
    """One JSON text over several lines, cut at white space between its tokens."""
    rows = json.dumps(json.loads(value), indent=0, ensure_ascii=False).split("\n")
    kept = [rows[0]]
    for row in rows[1:]:
        if chance.random() < 0.5:
            kept.append(row)
        else:
            kept[-1] += row
    return kept


def said_by(inspection: Inspection) -> list[tuple[object, str | None, str]]:
    """Items as values, their arguments and their verdicts."""
    return [
        (
            value_of(entry.item.node),
            entry.item.arguments.text if entry.item.arguments else None,
            entry.reason.value,
        )
        for entry in inspection.items
    ]


def codes_of(inspection: Inspection) -> list[tuple[str, str, int | None]]:
    return sorted((f.code, f.variant, f.item or 0) for f in inspection.findings)


def places_hold(inspection: Inspection) -> None:
    """Each character of each call's arguments is spelled where it is said to be."""
    text = inspection.document.text
    for entry in inspection.items:
        if entry.item.arguments is not None:
            whole, places = entry.item.arguments.text, entry.item.arguments.string_map
            assert places.length == len(whole)
            for index, character in enumerate(whole):
                start, end = places.outer_span(Span(index, index + 1))
                assert json.loads(f'"{text[start:end]}"') == character


@given(streams(), st.integers())
@settings(deadline=None)
def test_framing_changes_nothing_but_places(events, seed):
    text = framed(*events)
    plain = inspect_content(text)
    other = inspect_content(reframed(text, random.Random(seed)))
    assert said_by(other) == said_by(plain)
    assert codes_of(other) == codes_of(plain)
    places_hold(plain)
    places_hold(other)


@given(streams(), st.booleans())
@settings(deadline=None)
def test_names_and_the_end_of_the_last_event_may_be_missing(events, is_bare):
    plain = inspect_content(framed(*events))
    other = framed(*events, named=False) if is_bare else framed(*events)
    other = inspect_content(other.rstrip("\n"))
    assert said_by(other) == said_by(plain)
    assert codes_of(other) == codes_of(plain)


@given(streams())
@settings(deadline=None)
def test_one_event_a_line_says_the_same(events):
    plain, other = (
        inspect_content(framed(*events)),
        inspect_content(one_a_line(*events)),
    )
    assert said_by(other) == said_by(plain)
    assert codes_of(other) == codes_of(plain)


@given(streams(), st.data())
@settings(deadline=None)
def test_a_cut_anywhere_leaves_items_that_are_no_more_than_was_sent(events, data):
    """Whatever is cut off, nothing is made up and nothing is called whole."""
    text = framed(*events)
    finished = {
        value_of(entry.item.node)["id"]: entry.item.arguments
        for entry in inspect_content(text).items
    }
    inspection = inspect_content(text[: data.draw(st.integers(0, len(text)))])
    for entry in inspection.items:
        arguments, whole = entry.item.arguments, finished[entry.item.item_id]
        if arguments is not None:
            assert whole.text.startswith(arguments.text)
        if entry.item.status == "completed":
            assert arguments is None or whole.text == arguments.text
    places_hold(inspection)


@given(streams(), st.data())
@settings(deadline=None)
def test_a_lost_event_never_makes_an_item_differ_without_a_word(events, data):
    lost = data.draw(st.integers(1, len(events) - 2))
    kept = events[:lost] + events[lost + 1 :]
    plain, other = inspect_content(framed(*events)), inspect_content(framed(*kept))
    assert said_by(other) == said_by(plain)  # the final response has them all
    assert "stream/sequence" in {f.code for f in other.findings}


class _Chunks(io.RawIOBase):
    """Bytes that come in chunks of any size."""

    def __init__(self, data: bytes, sizes: list[int]) -> None:
        self._data, self._sizes = data, sizes

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        size = min(self._sizes.pop() if self._sizes else len(buffer), len(buffer))
        chunk, self._data = self._data[:size], self._data[size:]
        buffer[: len(chunk)] = chunk
        return len(chunk)


@given(streams(), st.lists(st.integers(1, 40), max_size=200))
@settings(deadline=None)
def test_chunks_do_not_matter(events, sizes):
    text = framed(*events)
    raw = _Chunks(text.encode(), sizes)
    (document,) = RecordReader(io.BufferedReader(raw, 16), "stream")
    assert document.text == text
    assert document.form == "sse"


@given(streams())
@settings(deadline=None)
def test_at_its_last_moment_an_item_is_what_is_judged(events):
    text = framed(*events)
    for body in inspect_content(text).envelope.bodies:
        line = timeline_of(body.stream, text)
        for number, item in enumerate(body.stream.items):
            layer = line.item_at(len(line.moments) - 1, number)
            assert json.loads(layer.text) == value_of(item.node)


@pytest.mark.skipif(not FILES, reason="no folder 'shared' beside the repository")
@pytest.mark.parametrize("seed", range(3))
def test_recorded_streams_say_the_same_in_any_framing(seed):
    chance = random.Random(seed)
    for path in chance.sample(FILES, 40):
        text = path.read_text("utf-8")
        plain = inspect_content(text)
        other = inspect_content(reframed(text, chance))
        assert said_by(other) == said_by(plain), path.name
        assert codes_of(other) == codes_of(plain), path.name


def test_a_call_cut_into_single_characters_is_whole_again():
    whole = json.dumps({"city": "Zürich \U0001f6aa", "n": 1e3, "q": '"\\'})
    call = a_function_call(whole)
    text = framed(*numbered(*a_stream(*call_events(tuple(whole)))[:-2]))
    (entry,) = inspect_content(text).items
    assert entry.item.arguments.text == call["arguments"]
    places_hold(inspect_content(text))
