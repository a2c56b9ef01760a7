"""A page laid out on paper and written as PDF, the same bytes for the same page.

Source: ISO 32000-1:2008, sections 14.3.3 (information dictionary) and 14.4 (file
identifiers); Qt 6 writes the time and a random identifier into both.
"""

from __future__ import annotations

import hashlib
import re
from uuid import NAMESPACE_URL, uuid5

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QUuid
from PySide6.QtGui import (
    QFont,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextDocument,
)

from inspector.printing.paper import for_paper

CREATOR = "Open Responses Inspector"

FAMILIES = ("Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", "Apple SD Gothic Neo")
"""Fonts that have Korean; behind them whatever the system has."""

_MARGIN_MM = 12
_DOTS_PER_INCH = 300
_POINTS = 9

_DATES = re.compile(rb"/(CreationDate|ModDate) \(D:[^)]{15,23}\)")
_XMP_DATES = re.compile(rb'xmp:(Create|Modify|Metadata)Date="[^"]{20,29}"')
_EPOCH = "1970-01-01T00:00:00Z"
"""For a report that is not to say when it was made: Qt writes a date at any rate."""


def pdf_of(page: str, title: str, created: str = "") -> bytes:
    """Lay a page of a report out on A4.

    There must be a ``QGuiApplication``.

    Args:
        page: What `html_writer` wrote.
        title: What viewers show in their title bar.
        created: When, in ISO 8601, UTC; empty where that is not to be said.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(CREATOR)
    writer.setDocumentId(_identifier(page))
    writer.setResolution(_DOTS_PER_INCH)
    writer.setPageLayout(_layout())
    document = QTextDocument()
    font = QFont([*FAMILIES, QFont().defaultFamily()])
    font.setPointSize(_POINTS)
    # Else digits of some fonts, and ligatures, are no text that can be read back.
    font.setStyleStrategy(QFont.StyleStrategy.PreferNoShaping)
    document.setDefaultFont(font)
    document.setHtml(for_paper(page))
    document.print_(writer)
    buffer.close()
    return _dated(bytes(data.data()), created)


def _layout() -> QPageLayout:
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        margins,
        QPageLayout.Unit.Millimeter,
    )


def _identifier(page: str) -> QUuid:
    """The same page has the same identifier."""
    digest = hashlib.sha256(page.encode("utf-8", "backslashreplace")).hexdigest()
    return QUuid(str(uuid5(NAMESPACE_URL, f"urn:sha256:{digest}")))


def _dated(data: bytes, created: str) -> bytes:
    """The time that is meant, in as many bytes: offsets in the file stay true."""
    when = created or _EPOCH
    digits = re.sub(r"\D", "", when)

    def in_dictionary(match: re.Match[bytes]) -> bytes:
        said = b"/%s (D:%sZ)" % (match[1], digits.encode())
        return said.ljust(len(match[0]))

    def in_metadata(match: re.Match[bytes]) -> bytes:
        said = b'xmp:%sDate="%s"' % (match[1], when.encode())
        return said.ljust(len(match[0]))

    return _XMP_DATES.sub(in_metadata, _DATES.sub(in_dictionary, data))
