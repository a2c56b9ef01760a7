"""The program's icon, in the sizes that desktops ask for.

Drawn from one SVG by ``packaging/icons``; a desktop that has the program installed
finds the same files by the same name.

Source: Icon Theme Specification 0.13 (freedesktop.org), "Directory Layout".
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from inspector.assets import resource_path

SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Pixels; the larger one is for software centres."""


def app_icon(app_id: str) -> QIcon:
    """The icon; a size is read when somebody asks for it.

    Args:
        app_id: By which a desktop knows the program.
    """
    icon = QIcon()
    for size in SIZES:
        name = f"{app_id}.png"
        path = resource_path("icons", "hicolor", f"{size}x{size}", "apps", name)
        icon.addFile(str(path), QSize(size, size))
    return icon
