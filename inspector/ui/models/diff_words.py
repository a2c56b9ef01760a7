"""What a comparison says in the window: on chips, in headings, captions and rows.

The core's catalogue explains a finding in full; these are the few words that there
is room for, in the language of the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import one_line

if TYPE_CHECKING:
    from inspector.core.diff.comparison import ComparedPair
    from inspector.core.diff.finding import DiffFinding
    from inspector.core.diff.side_by_side import Row
    from inspector.core.diff.side_line import SideLine
    from inspector.core.items.item import Item

LONGEST_VALUE = 28
"""Code points of a value on a chip; the tooltip and the rows show the rest."""

_LONGEST_SPOKEN = 240
_ARROW = "{place}: {left} → {right}"


class ChipWriter:
    """Writes findings as chips, in the language that is in force when it is made."""

    def __init__(self) -> None:
        translate = QCoreApplication.translate
        self._absent = translate("DiffWords", "absent")
        self._patterns = {**_patterns(), **_arguments_patterns()}

    def words(self, finding: DiffFinding, pair: ComparedPair) -> str:
        """Say a finding of a pair."""
        details = dict(finding.details)
        left, right = str(details.get("left", "")), str(details.get("right", ""))
        said = self._pattern(finding).format(
            place=place_words(finding, pair),
            left=_shortened(left) or self._absent,
            right=_shortened(right) or self._absent,
            item=str(details.get("item", "")),
        )
        return one_line(said)

    def _pattern(self, finding: DiffFinding) -> str:
        patterns, code = self._patterns, finding.code
        return patterns.get(f"{code} {finding.variant}") or patterns.get(code, _ARROW)


def _patterns() -> dict[str, str]:
    """A pattern for each rule, and for variants of a rule where they differ much."""
    translate = QCoreApplication.translate
    return {
        "diff/type-namespace": translate(
            "DiffWords", "type namespace: {left} → {right}"
        ),
        "diff/call-id": "call_id: {left} → {right}",
        "diff/type": "type: {left} → {right}",
        "diff/name": "name: {left} → {right}",
        "diff/status": "status: {left} → {right}",
        "diff/arguments-type": "arguments: {left} → {right}",
        "diff/namespace-member": "namespace: {left} → {right}",
        "diff/possible-repair": translate("DiffWords", "arguments: perhaps repaired"),
        "diff/envelope": "API: {left} → {right}",
        "diff/only-left": translate("DiffWords", "only left: {item}"),
        "diff/only-right": translate("DiffWords", "only right: {item}"),
        "diff/reordered": translate("DiffWords", "order: {left} → {right}"),
        "diff/arguments-spelling": translate("DiffWords", "arguments: spelling only"),
        "diff/identity": "{place}",
        "diff/member": _ARROW,
        "diff/member spelling": translate("DiffWords", "{place}: spelling only"),
        "diff/member moved": translate("DiffWords", "{place}: other position"),
    }


def _arguments_patterns() -> dict[str, str]:
    """The patterns of ``diff/arguments`` by variant."""
    translate = QCoreApplication.translate
    variants = {
        "moved": translate("DiffWords", "{place}: other position"),
        "absent-left": translate("DiffWords", "arguments: only right"),
        "absent-right": translate("DiffWords", "arguments: only left"),
        "unparsed": translate("DiffWords", "arguments: no JSON on either side"),
        "unparsed-left": translate("DiffWords", "arguments: no JSON on the left"),
        "unparsed-right": translate("DiffWords", "arguments: no JSON on the right"),
        "left-encoded": translate("DiffWords", "arguments: encoded twice on the left"),
        "right-encoded": translate(
            "DiffWords", "arguments: encoded twice on the right"
        ),
    }
    return {f"diff/arguments {name}": words for name, words in variants.items()}


def place_words(finding: DiffFinding, pair: ComparedPair) -> str:
    """The member that a finding is about, from its item down."""
    place, item = finding.left, pair.pair.left
    if place is None or item is None:
        place, item = finding.right, pair.pair.right
    if place is None or item is None:
        return ""
    member = place.pointer[len(item.pointer) :].removeprefix("/")
    return f"{member} {place.inner}" if place.inner else member


def _shortened(value: str) -> str:
    if len(value) <= LONGEST_VALUE:
        return value
    return f"{value[: LONGEST_VALUE - 1]}…"


class Heading(NamedTuple):
    """What stands above the rows of a pair."""

    title: str
    note: str


def heading_of(compared: ComparedPair) -> Heading:
    """Name the items of a pair, and say why they are one."""
    translate = QCoreApplication.translate
    pair = compared.pair
    if pair.left is None or pair.right is None:
        alone = pair.left or pair.right
        number = "" if alone is None else str(alone.index)
        only = translate("DiffWords", "only left")
        if pair.left is None:
            only = translate("DiffWords", "only right")
        words = translate("DiffWords", "item {number}, {only}")
        return Heading(words.format(number=number, only=only), _item_words(alone))
    words = translate("DiffWords", "item {left} ↔ item {right}")
    title = words.format(left=pair.left.index, right=pair.right.index)
    notes = [_paired_words(str(pair.by or "")), _item_words(pair.left)]
    if pair.moved:
        notes.insert(1, translate("DiffWords", "other position"))
    if compared.is_same:
        notes.append(translate("DiffWords", "no difference"))
    return Heading(title, " · ".join(filter(None, notes)))


def fold_words(hidden: int) -> str:
    """Say how many rows are not shown, as nothing is to be seen in them."""
    translate = QCoreApplication.translate
    words = translate("DiffWords", "{count} rows not shown")
    return words.format(count=f"{hidden:,}")


def _paired_words(by: str) -> str:
    translate = QCoreApplication.translate
    words = {
        "call_id": translate("DiffWords", "paired by call_id"),
        "id": translate("DiffWords", "paired by id"),
        "content": translate("DiffWords", "paired by content"),
        "position": translate("DiffWords", "paired by position"),
    }
    return words.get(by, "")


def _item_words(item: Item | None) -> str:
    """Type and name of an item, as far as it has them."""
    if item is None:
        return ""
    return one_line(" ".join(filter(None, (item.type_text, item.name))))


def caption_of(
    label: str, line: int | None, *, is_left: bool, is_whole: bool = True
) -> str:
    """Which file a side shows, and in which of its lines the item begins.

    Args:
        label: The name of the file.
        line: The line, if an item of this side is in view.
        is_left: Whether it is the left side.
        is_whole: Whether all of it could be read; else what is only on the other side
            may be here, too.
    """
    translate = QCoreApplication.translate
    words = translate("DiffWords", "Right: {file}")
    if is_left:
        words = translate("DiffWords", "Left: {file}")
    words = words.format(file=label if line is None else f"{label}:{line}")
    unread = translate("DiffWords", "not all of it could be read")
    return words if is_whole else f"{words} \u00b7 {unread}"


def spoken_row(row: Row) -> str:
    """A row for a screen reader: both sides, and what is different."""
    translate = QCoreApplication.translate
    left, right = _spoken_line(row.left), _spoken_line(row.right)
    if row.label is None:
        same = translate("DiffWords", "same: {text}")
        return same.format(text=left or right)
    pattern = translate("DiffWords", "{change}, left: {left}, right: {right}")
    return pattern.format(change=change_words(row), left=left, right=right)


def change_words(row: Row) -> str:
    """How much the change of a row means, in a word or two."""
    translate = QCoreApplication.translate
    if row.severity == "block":
        return translate("DiffWords", "difference that blocks")
    if row.severity == "warn":
        return translate("DiffWords", "difference to look at")
    if row.label == "spelling":
        return translate("DiffWords", "same value, other spelling")
    return translate("DiffWords", "identity only")


def _spoken_line(line: SideLine | None) -> str:
    if line is None:
        return QCoreApplication.translate("DiffWords", "nothing")
    return line.text.strip().removesuffix(",")[:_LONGEST_SPOKEN]
