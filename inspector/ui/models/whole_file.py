"""Write a file whole or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QSaveFile

from inspector.core.progress import CancelledError
from inspector.ui.models.opened import RefusedError

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.core.progress import Progress


def write_whole(path: Path, data: bytes, progress: Progress | None = None) -> None:
    """Write a file.

    Args:
        path: Of the file.
        data: All of it.
        progress: Asked once more before the file takes its name.

    Raises:
        RefusedError: it cannot be written; what stood there before still does.
        CancelledError: nobody waits for it any more; the same holds.
    """
    _require_room(path)
    file = QSaveFile(str(path))
    is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
    is_filled = is_open and file.write(data) == len(data)
    if progress is not None and progress.cancelled():
        raise CancelledError  # the file that was begun goes with `file`
    if not (is_filled and file.commit()):
        raise RefusedError("unwritable", path.name, file.errorString())


def _require_room(path: Path) -> None:
    """Say in words what the system would say in its own language.

    Nor does a report take the place of a device or a pipe, as a rename would have it.

    Raises:
        RefusedError: there is no folder for the file, or something else in its place.
    """
    try:
        if path.is_dir():
            raise RefusedError("folder-there", str(path))
        if path.exists() and not path.is_file():
            raise RefusedError("no-file-there", str(path))
        if not path.parent.is_dir():
            raise RefusedError("no-folder", path.name, str(path.parent))
    except OSError:
        return  # it cannot be known; writing says why
