"""Write a file whole or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QSaveFile

from inspector.ui.models.opened import RefusedError

if TYPE_CHECKING:
    from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file.

    Raises:
        RefusedError: it cannot be written; what stood there before still does.
    """
    file = QSaveFile(str(path))
    is_written = (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(data) == len(data)
        and file.commit()
    )
    if not is_written:
        raise RefusedError("unwritable", path.name, file.errorString())
