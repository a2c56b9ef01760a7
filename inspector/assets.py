"""Where the files that come with the program are: icons, samples, rule texts.

Three homes, one layout: ``resources/`` beside the package in a checkout,
``inspector/_resources`` in a wheel, ``sys._MEIPASS`` in a frozen program.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource_path(*parts: str) -> Path:
    """Name a file or folder of the resources; it need not exist.

    Args:
        parts: Path below the resources folder, one name each.

    Example:
        >>> resource_path("samples", "blocked.json").name
        'blocked.json'
    """
    return _resources_folder().joinpath(*parts)


def read_resource(*parts: str) -> bytes:
    """Read a whole resource file.

    Args:
        parts: Path below the resources folder, one name each.

    Raises:
        OSError: The file is not there: the installation is damaged.
    """
    return resource_path(*parts).read_bytes()


@cache
def _resources_folder() -> Path:
    return _find_resources(_PACKAGE, getattr(sys, "_MEIPASS", None))


def _find_resources(package: Path, frozen_root: str | None) -> Path:
    """Pick the resources folder of this installation.

    Args:
        package: Folder of the ``inspector`` package.
        frozen_root: Where a frozen program unpacked itself; None when not frozen.
    """
    installed = package / "_resources"
    homes = [installed, package.parent / "resources"]
    if frozen_root is not None:
        unpacked = Path(frozen_root)
        homes = [unpacked / "inspector" / "_resources", unpacked / "resources", *homes]
    return next((home for home in homes if home.is_dir()), installed)
