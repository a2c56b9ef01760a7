"""What `packaging/translate` does: the Korean texts of the window, kept up to date.

`pyside6-lupdate` reads the texts out of `inspector/ui` into a .ts file, a person
translates there, `pyside6-lrelease` makes the .qm file that the program loads.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import environment as env
import processes
import system_packages
from messages import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

SOURCES = env.REPOSITORY / "inspector" / "ui"
CATALOGUE = env.REPOSITORY / "resources" / "translations" / "inspector_ko.ts"
COMPILED = CATALOGUE.with_suffix(".qm")


def main(arguments: Sequence[str]) -> int:
    """Update both files; with ``--check`` only say what is stale, and exit with 1."""
    if list(arguments) not in ([], ["--check"]):
        raise SetupError("usage: python3 packaging/translate [--check]")
    environment = env.prepare()
    system_packages.require_qt(environment, "offscreen")
    if not arguments:
        _collect(environment, CATALOGUE)
        _compile(environment, CATALOGUE, COMPILED)
        open_texts = unfinished(CATALOGUE.read_text("utf-8"))
        print(f"{CATALOGUE.name}: {open_texts} texts to translate")
        return 0
    faults = _faults(environment)
    print("\n".join(faults) or "the translations are up to date")
    return int(bool(faults))


def unfinished(catalogue: str) -> int:
    """Count the texts of a .ts file that still wait for a person."""
    return catalogue.count('type="unfinished"')


def _faults(environment: env.Environment) -> list[str]:
    if not (CATALOGUE.exists() and COMPILED.exists()):
        return [f"{CATALOGUE.name} or {COMPILED.name} is missing: packaging/translate"]
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / CATALOGUE.name
        shutil.copyfile(CATALOGUE, fresh)
        _collect(environment, fresh)
        if fresh.read_bytes() != CATALOGUE.read_bytes():
            faults.append(
                f"{CATALOGUE.name} lacks texts of the window, or has too many"
            )
        waiting = unfinished(fresh.read_text("utf-8"))
        if waiting:
            faults.append(f"{CATALOGUE.name} has {waiting} texts to translate")
        compiled = Path(folder) / COMPILED.name
        _compile(environment, CATALOGUE, compiled)
        if compiled.read_bytes() != COMPILED.read_bytes():
            faults.append(f"{COMPILED.name} is older than {CATALOGUE.name}")
    return faults


def _collect(environment: env.Environment, catalogue: Path) -> None:
    """Bring the texts of the window into ``catalogue``."""
    catalogue.parent.mkdir(parents=True, exist_ok=True)
    sources = sorted(str(path) for path in SOURCES.rglob("*.py"))
    # Without places: a line that moves would otherwise make the file stale.
    options = ["-locations", "none", "-no-obsolete"]
    languages = ["-source-language", "en", "-target-language", "ko"]
    _tool(
        environment,
        "pyside6-lupdate",
        [*sources, "-ts", str(catalogue), *options, *languages],
    )


def _compile(environment: env.Environment, catalogue: Path, compiled: Path) -> None:
    _tool(
        environment,
        "pyside6-lrelease",
        ["-silent", str(catalogue), "-qm", str(compiled)],
    )


def _tool(environment: env.Environment, name: str, arguments: Sequence[str]) -> None:
    done = subprocess.run(
        [environment.program(name), *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="replace",
        env=processes.child_variables(),
    )
    if done.returncode:
        raise SetupError(f"{name}: {(done.stderr or done.stdout).strip()}")
