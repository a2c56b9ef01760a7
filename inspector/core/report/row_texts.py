"""Items and findings as JSON text: what rows of a log have in common is written once.

The members are those of `json_values`; rows that differ in a few of them have one
pattern, which is filled in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.report.json_text import json_text, pattern_of, quoted, storable
from inspector.core.report.json_values import finding_value, item_value
from inspector.core.report.verdict_texts import headline_of
from inspector.core.report.wording import spoken

if TYPE_CHECKING:
    from inspector.core.report.json_values import JsonObject
    from inspector.core.report.rows import ReportFinding, ReportItem

_OF_ITEM = (
    *("input", "line", "pointer", "type", "id", "call_id", "name", "status"),
    "headline",
)
_OF_FINDING = (
    *("input", "item", "pointer", "inner", "line", "column", "byte_offset"),
    *("byte_length", "end_line", "end_column", "keyword", "message", "again"),
)
_MOST = 1000
"""Patterns that are kept; a log may be made to have any number."""

_NULL = "null"


class RowTexts:
    """Writes rows of a report in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._items: dict[object, str] = {}
        self._findings: dict[object, str] = {}

    def item(self, item: ReportItem) -> str:
        """The text of `item_value`."""
        number, site, *named, reason, portable, blocks, _, takes, schema = item
        key = (reason, portable, blocks, takes, schema)
        pattern = self._items.get(key)
        if pattern is None:
            value = item_value(item, self._language)
            pattern = _kept(self._items, key, value, _OF_ITEM)
        texts = [_NULL if text is None else quoted(text) for text in named]
        headline = quoted(headline_of(item, self._language))
        return storable(pattern % (number, site.line, *texts, headline))

    def finding(self, found: ReportFinding, again: str = "") -> str:
        """The text of `finding_value`.

        Args:
            found: The finding.
            again: The command that shows just this finding again, if there is one.
        """
        finding, (number, item, pointer, inner, site, excerpt) = found
        if excerpt is not None:
            return json_text(finding_value(found, self._language, again))
        violation = finding.violation
        is_disputed = violation is not None and violation.is_disputed
        key = (finding.code, finding.severity, finding.basis, is_disputed, bool(again))
        pattern = self._findings.get(key)
        if pattern is None:
            value = finding_value(found, self._language, again)
            pattern = _kept(self._findings, key, value, _OF_FINDING)
        keyword = finding.keyword
        text = pattern % (
            number,
            _NULL if item is None else item,
            quoted(pointer),
            _NULL if inner is None else quoted(inner),
            *site,
            _NULL if keyword is None else quoted(keyword),
            quoted(spoken(found, self._language)),
            *([quoted(again)] if again else []),
        )
        return storable(text)


def _kept(
    patterns: dict[object, str],
    key: object,
    value: JsonObject,
    holes: tuple[str, ...],
) -> str:
    """The pattern of a row, for all that have the same."""
    if len(patterns) >= _MOST:
        patterns.clear()
    return patterns.setdefault(key, pattern_of(value, holes))
