"""What `packaging/icons` does: the program's icon in every size, out of one SVG.

PNG files for desktops and the window, one .ico for Windows, one .icns for macOS; both
containers hold PNG files as they are.

Sources: Icon Theme Specification 0.13 (freedesktop.org); ICO with PNG inside, as
Windows Vista and later read it; Apple Icon Image format, types ic07 to ic12.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import environment as env
import processes
import system_packages
from messages import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

APP_ID = "io.github.open_responses_inspector"
ICONS = env.REPOSITORY / "resources" / "icons" / "hicolor"
DRAWING = ICONS / "scalable" / "apps" / f"{APP_ID}.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels; the usual ones of an icon theme."""

ICO = env.REPOSITORY / "packaging" / "windows" / "open-responses-inspector.ico"
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS = env.REPOSITORY / "packaging" / "macos" / "open-responses-inspector.icns"
ICNS_TYPES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""Pixels by type; ic11 and ic12 are 16 and 32 points on a dense screen."""


def main(arguments: Sequence[str]) -> int:
    """Draw all files anew."""
    if arguments:
        raise SetupError("usage: python3 packaging/icons")
    environment = env.prepare()
    system_packages.require_qt(environment, "offscreen")
    variables = processes.child_variables() | {"QT_QPA_PLATFORM": "offscreen"}
    command = [str(environment.python), str(Path(__file__).resolve())]
    return subprocess.call(command, env=variables)


def write_all() -> None:
    """Draw every size and write every file; Qt has to be there."""
    drawn = {size: png_of(size) for size in SIZES}
    for size, png in drawn.items():
        _write(png_path(size), png)
    _write(ICO, ico_of({size: drawn[size] for size in ICO_SIZES}))
    _write(ICNS, icns_of({kind: drawn[size] for kind, size in ICNS_TYPES.items()}))


def png_path(size: int) -> Path:
    """Where an icon theme keeps a size."""
    return ICONS / f"{size}x{size}" / "apps" / f"{APP_ID}.png"


def png_of(size: int) -> bytes:
    """Draw one size."""
    # Imported late: `main` runs where there is no Qt yet.
    from PySide6.QtCore import QBuffer, QIODevice, Qt  # noqa: PLC0415
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    _app = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # it takes a str
    return bytes(buffer.data().data())


def ico_of(pngs: Mapping[int, bytes]) -> bytes:
    """An .ico file; a size of 256 is written as 0."""
    entries, offset = b"", 6 + 16 * len(pngs)
    for size, png in pngs.items():
        edge = size % 256
        sizes = len(png), offset
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, *sizes)
        offset += len(png)
    return struct.pack("<HHH", 0, 1, len(pngs)) + entries + b"".join(pngs.values())


def icns_of(pngs: Mapping[bytes, bytes]) -> bytes:
    """An .icns file."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pngs.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


if __name__ == "__main__":
    write_all()
    sys.exit(0)
