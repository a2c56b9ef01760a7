"""The findings that are known: they pass, new ones do not, vanished ones are told.

One entry a line, in the order of inputs and rules, so that a change of the file can be
read in a review; ``resources/report/baseline.schema.json`` says what is promised.

A finding is first looked for by its exact fingerprint, then by the one of all that are
alike: a log of another day, or under another name, has other ids and the same faults.
Each entry lets as many findings pass as it counted.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import orjson

from inspector.core.errors import InspectorError
from inspector.core.report.fingerprint import Fingerprint
from inspector.core.report.visible_text import visible_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.report.objection import Objection

FORMAT = "open-responses-inspector/baseline"
VERSION = 1


class Known(NamedTuple):
    """One entry of a baseline."""

    code: str
    fingerprint: Fingerprint
    input: str
    pointer: str
    inner: str | None
    name: str | None
    times: int
    """How many findings it lets pass."""


class Baseline(NamedTuple):
    """What was known when the file was written."""

    name: str
    """Of the file, as it was given."""

    entries: tuple[Known, ...]


class Held(NamedTuple):
    """What was found, held against what was known."""

    known: int
    new: tuple[Objection, ...]
    vanished: tuple[Known, ...]
    """Entries that were found less often than they were known; ``times`` is by how
    much."""


def held_against(baseline: Baseline, found: Iterable[Objection]) -> Held:
    """Tell what is known of what was found, what is new, and what has vanished."""
    exact: Counter[str] = Counter()
    for entry in baseline.entries:
        exact[entry.fingerprint.exact] += entry.times
    known = 0
    others: list[Objection] = []
    for objection in found:
        if _take(exact, objection.fingerprint.exact):
            known += 1
        else:
            others.append(objection)
    alike: Counter[str] = Counter()
    for entry, left in _left(baseline, exact):
        alike[entry.fingerprint.alike] += left
    new = tuple(
        objection
        for objection in others
        if not _take(alike, objection.fingerprint.alike)
    )
    known += len(others) - len(new)
    return Held(known, new, tuple(_vanished(baseline, exact, alike)))


def _take(counts: Counter[str], name: str) -> bool:
    """Use up one of a name, if there is one."""
    if counts[name] <= 0:
        return False
    counts[name] -= 1
    return True


def _left(baseline: Baseline, exact: Counter[str]) -> Iterator[tuple[Known, int]]:
    """Entries that no exact fingerprint used up, and by how many they are left."""
    open_counts = exact.copy()
    for entry in baseline.entries:
        name = entry.fingerprint.exact
        left = min(entry.times, open_counts[name])
        open_counts[name] -= left
        if left:
            yield entry, left


def _vanished(
    baseline: Baseline, exact: Counter[str], alike: Counter[str]
) -> Iterator[Known]:
    for entry, left in _left(baseline, exact):
        gone = min(left, alike[entry.fingerprint.alike])
        alike[entry.fingerprint.alike] -= gone
        if gone:
            yield entry._replace(times=gone)


def write_baseline(found: Iterable[Objection]) -> Iterator[str]:
    """The text of a baseline that knows all that was found."""
    rows: dict[Fingerprint, dict[str, object]] = {}
    counts: Counter[Fingerprint] = Counter()
    for objection in found:
        print_ = objection.fingerprint
        counts[print_] += 1
        if print_ not in rows:
            rows[print_] = _row(objection)
    for print_, row in rows.items():
        row["count"] = counts[print_]
    yield f'{{"format": "{FORMAT}", "version": {VERSION},\n "findings": ['
    separator = "\n  "
    for row in sorted(rows.values(), key=_place_in_file):
        yield separator + json.dumps(row, ensure_ascii=False)
        separator = ",\n  "
    yield "]}\n"


def _row(objection: Objection) -> dict[str, object]:
    def shown(text: str | None) -> str | None:
        return None if text is None else visible_text(text)

    return {
        "code": objection.code,
        "input": visible_text(objection.input),
        "name": shown(objection.name),
        "pointer": visible_text(objection.pointer),
        "inner": shown(objection.inner),
        "count": 1,
        "fingerprint": objection.fingerprint.exact,
        "alike": objection.fingerprint.alike,
    }


def _place_in_file(row: dict[str, object]) -> tuple[str, ...]:
    names = ("input", "code", "pointer", "inner", "fingerprint")
    return tuple(str(row[name] or "") for name in names)


def read_baseline(data: bytes, name: str) -> Baseline:
    """Read a baseline.

    Args:
        data: The bytes of the file.
        name: Of the file, for errors and reports.

    Raises:
        InspectorError: it is no baseline.
    """
    try:
        value = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise InspectorError(
            "baseline-not-json", name=name, line=error.lineno, column=error.colno
        ) from error
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise InspectorError("baseline-other", name=name, format=FORMAT)
    if value.get("version") != VERSION:
        raise InspectorError("baseline-version", name=name, version=VERSION)
    rows = value.get("findings")
    entries = [_known(row) for row in rows] if isinstance(rows, list) else [None]
    if None in entries:
        raise InspectorError("baseline-entry", name=name, number=entries.index(None))
    return Baseline(name, tuple(entry for entry in entries if entry is not None))


def _known(row: object) -> Known | None:
    """One entry; None where it is none."""
    if not isinstance(row, dict):
        return None
    needed = ("code", "fingerprint", "alike", "input", "pointer")
    texts = [row.get(key) for key in needed]
    count, rest = row.get("count", 1), (row.get("inner"), row.get("name"))
    sound = all(isinstance(text, str) for text in texts)
    sound = sound and all(text is None or isinstance(text, str) for text in rest)
    if not sound or type(count) is not int or count < 1:
        return None
    code, exact, alike, source, pointer = map(str, texts)
    return Known(code, Fingerprint(exact, alike), source, pointer, *rest, count)
