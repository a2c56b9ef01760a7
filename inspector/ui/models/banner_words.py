"""What the banner says of the chosen item, or of a text that has none.

For the specification itself it is the gate's verdict. For another target a person asks
first whether the item will replay there, and if not, because of what: that is the
headline then, and the gate's reason, which is the same everywhere, stands below.

Source: the design, "The window", on the banner; the finding catalogue, "Severity".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import mark_of, one_line
from inspector.ui.models.target_words import takes_mark

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.replay.replay import Replay
    from inspector.core.report.verdict_texts import VerdictText

_SEPARATOR = " · "
_ENDS = (".", "!", "?")
_LONGEST_NAME = 80
"""A name has no place to break: a longer one would run out of the window."""

_UNREAD = "json/"
"""The rules of a text that is no JSON: each tells of a place, none of the whole."""


class BannerWords(NamedTuple):
    """All that the banner says."""

    mark: str
    """One of `marks.MEANINGS`."""

    headline: str
    code: str = ""
    """The gate's reason or a rule's id, shown in the code font."""

    rest: tuple[str, ...] = ()
    """What is told beside the code, part by part."""

    verdict: str = ""
    """The gate's verdict, where the headline answers for a target."""


def joined(parts: Iterable[str]) -> str:
    """One line of names and sentences; between two sentences there is only a space."""
    line = ""
    for part in filter(None, parts):
        between = " " if line.endswith(_ENDS) else _SEPARATOR
        line += f"{between}{part}" if line else part
    return line


def words_of_item(
    inspected: InspectedItem, target: str | None, language: str
) -> BannerWords:
    """What is said of an item.

    Args:
        inspected: The item, weighed for the target.
        target: The chosen target; None for the specification itself.
        language: A language of the texts.
    """
    if target is None:
        return _verdict(inspected, language)
    return _answer(inspected, target, language)


def words_of_findings(findings: tuple[Finding, ...], language: str) -> BannerWords:
    """What is said of a text without items: its heaviest finding."""
    # Imported late: the core is loaded when the first text is.
    from inspector.core.checks.wording import message_of  # noqa: PLC0415

    if not findings:
        words = QCoreApplication.translate("Banner", "There is no item in this text.")
        return BannerWords("neutral", words)
    first = min(findings, key=lambda finding: finding.severity.rank)
    headline, rest = _first_sentence(message_of(first, language))
    if first.code.startswith(_UNREAD):
        unread = QCoreApplication.translate("Banner", "No item could be read.")
        headline = f"{unread} {headline}"
    rest = (*rest, _action(first, language))
    return BannerWords(first.severity.value, headline, first.code, rest)


def _first_sentence(text: str) -> tuple[str, tuple[str, ...]]:
    """What is told large, and what small beside it."""
    first, between, more = text.partition(". ")
    return (f"{first}.", (more,)) if between else (text, ())


def _verdict(inspected: InspectedItem, language: str) -> BannerWords:
    text, mark = _verdict_text(inspected, language), mark_of(inspected)
    next_step = (text.next_step,) if mark != "warn" else _warning(inspected, language)
    rest = (*_names(inspected), *_meaning(inspected, text), *next_step)
    return BannerWords(mark, text.headline, inspected.reason.value, rest)


def _answer(inspected: InspectedItem, target: str, language: str) -> BannerWords:
    """Whether it will replay on the target, and if not, because of what."""
    from inspector.core.replay.replay import replay_of  # noqa: PLC0415
    from inspector.core.report.replay_texts import replay_sentence  # noqa: PLC0415

    replay, text = replay_of(inspected), _verdict_text(inspected, language)
    first = replay.because[0] if replay.because else None
    action = (_action(first, language),) if first is not None else ()
    said = QCoreApplication.translate("Banner", "Verdict: {verdict}")
    parts = (inspected.reason.value, text.headline, *_meaning(inspected, text))
    return BannerWords(
        _mark_of_answer(inspected, replay),
        replay_sentence(replay, target, language),
        first.code if first is not None else "",
        (*_names(inspected), *action),
        said.format(verdict=joined(parts)),
    )


def _mark_of_answer(inspected: InspectedItem, replay: Replay) -> str:
    """No call that the gate holds back is all green, whoever takes it."""
    mark = takes_mark(replay)
    return "warn" if mark == "ok" and inspected.blocks else mark


def _verdict_text(inspected: InspectedItem, language: str) -> VerdictText:
    from inspector.core.report.verdict_texts import verdict_text  # noqa: PLC0415

    return verdict_text(inspected, language)


def _meaning(inspected: InspectedItem, text: VerdictText) -> tuple[str, ...]:
    """What must be told of a verdict that stops nobody: it permits nothing either."""
    return (text.detail,) if mark_of(inspected) in {"ok", "unchecked"} else ()


def _warning(inspected: InspectedItem, language: str) -> tuple[str, str]:
    """What to look at where nothing blocks, yet not all is well."""
    from inspector.core.rules.catalogue import title_of  # noqa: PLC0415

    first = min(inspected.findings, key=lambda finding: finding.severity.rank)
    return f"{title_of(first.code, language)}.", _action(first, language)


def _names(inspected: InspectedItem) -> tuple[str, ...]:
    from inspector.core.checks.excerpts import excerpt  # noqa: PLC0415 - loaded

    item = inspected.item
    names = (item.name, item.call_id or item.item_id)
    return tuple(excerpt(one_line(name), _LONGEST_NAME) for name in names if name)


def _action(finding: Finding, language: str) -> str:
    from inspector.core.rules.catalogue import action_of  # noqa: PLC0415

    return action_of(finding.code, language)
