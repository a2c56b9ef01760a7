"""The icon's files are those of the drawing."""

from __future__ import annotations

import struct

import pytest
from PySide6.QtGui import QImage

import app_icons
from inspector.ui.app import APP_ID
from inspector.ui.app_icon import SIZES


def test_the_program_and_its_files_have_one_name() -> None:
    assert app_icons.APP_ID == APP_ID
    assert set(SIZES) <= set(app_icons.SIZES)


def test_the_drawing_is_square_and_loads_nothing() -> None:
    text = app_icons.DRAWING.read_text("utf-8")
    assert 'viewBox="0 0 256 256"' in text
    assert "href" not in text
    assert "<title>" in text


@pytest.mark.parametrize("size", app_icons.SIZES)
def test_every_size_is_what_the_drawing_gives(qapp: object, size: int) -> None:
    kept = QImage(str(app_icons.png_path(size)))
    fresh = QImage.fromData(app_icons.png_of(size))
    assert (kept.width(), kept.height()) == (size, size)
    form = QImage.Format.Format_RGBA8888
    # The images are kept: what `constBits` shows goes with the image that has it.
    images = [image.convertToFormat(form) for image in (kept, fresh)]
    one, other = (bytes(image.constBits()) for image in images)
    # Another Qt may smooth an edge in another way, and no more than that.
    differing = sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True))
    assert differing <= len(one) // 200, "run packaging/icons"


def test_windows_finds_every_size() -> None:
    data = app_icons.ICO.read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(app_icons.ICO_SIZES))
    for index, size in enumerate(app_icons.ICO_SIZES):
        width, _, _, _, _, depth, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * index
        )
        png = data[offset : offset + length]
        assert (width or 256, depth) == (size, 32)
        assert png.startswith(b"\x89PNG")
        assert struct.unpack_from(">II", png, 16) == (size, size)


def test_macos_finds_every_size() -> None:
    data = app_icons.ICNS.read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    found, at = {}, 8
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        found[kind] = struct.unpack_from(">II", data, at + 8 + 16)[0]
        at += length
    assert found == app_icons.ICNS_TYPES
