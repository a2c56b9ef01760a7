"""What the window asks the core, to be run on a thread.

The core is imported inside: it is loaded while the empty window is shown already.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.ui.models.log_place import as_in_log
from inspector.ui.models.opened import OpenedText, big_log_at, opened_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from inspector.core.browsing.log_file import BigLog
    from inspector.core.checks.inspection import Inspection
    from inspector.core.checks.pairing.links import Links
    from inspector.core.diff.comparison import Comparison
    from inspector.core.diff.ignore_rule import IgnoreRule
    from inspector.core.gate.sending import Sending
    from inspector.core.progress import Progress
    from inspector.core.tools.tool_sources import Sources
    from inspector.ui.models.pointing import Pointer
    from inspector.ui.models.stream_course import StreamCourse


FIRST_TARGET = "open-responses"
"""The specification itself; the core's own default, which is loaded later."""


@dataclass(frozen=True, slots=True)
class Right:
    """The right side of a comparison, inspected at most once."""

    opened: OpenedText
    inspection: Inspection | None = None
    """None until it has been inspected with the sources in force."""


def reading_of(paths: Sequence[Path]) -> Callable[[Progress], list[OpenedText]]:
    """Read files."""
    return lambda _: [opened_file(path) for path in paths]


def opening_of(
    paths: Sequence[Path],
) -> Callable[[Progress], list[OpenedText] | BigLog]:
    """Read files, unless it is one big log: that is never read as a whole."""

    def work(progress: Progress) -> list[OpenedText] | BigLog:
        log = big_log_at(paths[0]) if len(paths) == 1 else None
        return log or reading_of(paths)(progress)

    return work


class Known(NamedTuple):
    """What is known of a text, and what answers where things stand in it."""

    inspection: Inspection
    pointer: Pointer
    first: int | None
    """The item to look at first: one that blocks, else the first there is."""

    links: Links
    """Which items are a call and its output."""

    course: StreamCourse | None
    """The events, where the text is a stream."""

    def heavy_parts(self) -> list[object]:
        """What is to be let go of in pieces, from its end."""
        return [self.inspection, self.course]


def knowledge_of(
    opened: OpenedText, sources: Sources | None, target: str
) -> Callable[[Progress], Known]:
    """Inspect a text, and work out beforehand what the window will ask for."""

    def work(progress: Progress) -> Known:
        inspection = inspection_of(opened, sources, target)(progress)
        if opened.place is None:
            return _known(inspection)
        known = _known(as_in_log(inspection, opened.place))
        item = opened.place.item
        is_there = item is not None and item < len(inspection.items)
        return known._replace(first=item if is_there else known.first)

    return work


def reweighed(known: Known, target: str) -> Callable[[Progress], Known]:
    """Weigh what is known for another target; nothing is read again."""

    def work(_: Progress) -> Known:
        from inspector.core.checks.inspection import for_target  # noqa: PLC0415

        return _known(for_target(known.inspection, target))

    return work


def _known(inspection: Inspection) -> Known:
    from inspector.core.source.collector import collector_at_rest  # noqa: PLC0415

    with collector_at_rest():
        return _worked_out(inspection)


def _worked_out(inspection: Inspection) -> Known:
    from inspector.core.checks.pairing.links import links_of  # noqa: PLC0415
    from inspector.ui.models.choice import first_to_see  # noqa: PLC0415
    from inspector.ui.models.pointing import Pointer  # noqa: PLC0415
    from inspector.ui.models.stream_course import stream_course_of  # noqa: PLC0415

    _ = inspection.findings, inspection.document.lines, inspection.given
    for inspected in inspection.items:
        for _, text in inspected.json_texts:
            _ = text.string_map
    links = links_of([inspected.item for inspected in inspection.items])
    pointer, first = Pointer(inspection), first_to_see(inspection)
    course = stream_course_of(inspection)
    return Known(inspection, pointer, first, links, course)


def inspection_of(
    opened: OpenedText, sources: Sources | None, target: str = FIRST_TARGET
) -> Callable[[Progress], Inspection]:
    """Inspect a text."""

    def work(progress: Progress) -> Inspection:
        from inspector.core.checks.inspection import inspect_content  # noqa: PLC0415
        from inspector.core.source.origin import Origin  # noqa: PLC0415

        origin = Origin(opened.label)
        return inspect_content(
            opened.content, sources, origin=origin, target=target, progress=progress
        )

    return work


class Compared(NamedTuple):
    """A comparison, and what is known of both sides."""

    comparison: Comparison
    left: Inspection
    right: Inspection
    sendings: tuple[Sending, Sending]
    """May one side be sent where the other came from: the right one first."""


class Wish(NamedTuple):
    """How both sides are compared."""

    responses_by: str = "auto"
    """One of `ResponsesBy`."""

    rules: tuple[str, ...] = ()
    """What is set aside, as `IgnoreRule.text` writes it."""


def comparison_of(
    left: Inspection, right: Right, sources: Sources | None, wish: Wish
) -> Callable[[Progress], Compared]:
    """Lay the open text and another side by side, both for the same target."""

    def work(progress: Progress) -> Compared:
        from inspector.core.checks.inspection import for_target  # noqa: PLC0415

        ask = inspection_of(right.opened, sources, left.target)
        inspection = for_target(right.inspection or ask(progress), left.target)
        return compared_with(left, inspection, wish, progress)

    return work


def compared_with(
    left: Inspection, right: Inspection, wish: Wish, progress: Progress
) -> Compared:
    """Lay two inspections side by side as a person wishes."""
    from inspector.core.diff.comparison import compare  # noqa: PLC0415
    from inspector.core.diff.response_keys import ResponsesBy  # noqa: PLC0415

    by = ResponsesBy(wish.responses_by)
    whole = compare(left, right, responses_by=by, progress=progress)
    return _ignored(whole, left, right, wish.rules)


def ignored(
    compared: Compared, rules: tuple[str, ...]
) -> Callable[[Progress], Compared]:
    """Set aside what rules cover, and bring back what others did."""
    sides = compared.left, compared.right
    return lambda _: _ignored(compared.comparison, *sides, rules)


def _ignored(
    comparison: Comparison,
    left: Inspection,
    right: Inspection,
    rules: tuple[str, ...],
) -> Compared:
    from inspector.core.diff.ignoring import ignoring  # noqa: PLC0415
    from inspector.core.gate.sending import sendings_of  # noqa: PLC0415

    found = ignoring(comparison, _parsed(rules))
    return Compared(found, left, right, sendings_of(left, right, found))


def _parsed(rules: tuple[str, ...]) -> Iterator[IgnoreRule]:
    """The rules that are some; what an older version saved may be none any more."""
    from inspector.core.diff.ignore_rule import parse_ignore_rule  # noqa: PLC0415
    from inspector.core.errors import InspectorError  # noqa: PLC0415

    for rule in rules:
        with suppress(InspectorError):
            yield parse_ignore_rule(rule)
