"""What `packaging/test` does: every check there is, the tests last."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import environment as env
import processes
import system_packages

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINT_IMPORTS = "from importlinter.cli import lint_imports_command as run; run()"
STEPS = (
    ("ruff check", ("-m", "ruff", "check")),
    ("ruff format", ("-m", "ruff", "format", "--check")),
    ("mypy", ("-m", "mypy")),
    ("lint-imports", ("-c", _LINT_IMPORTS, "--no-logo", "--no-cache")),
)
"""Name and arguments for Python of each check before the tests."""

MOST_PROCESSES = 4


def main(arguments: Sequence[str]) -> int:
    """Run all checks, then the tests.

    Args:
        arguments: For pytest; without any, the whole suite runs in several processes.

    Returns:
        0 when everything passed.
    """
    environment = env.prepare(env.EVERYTHING)
    system_packages.require_qt(environment, "offscreen")
    variables = processes.child_variables() | {"QT_QPA_PLATFORM": "offscreen"}
    if not environment.folder.is_relative_to(env.REPOSITORY):
        variables |= caches_elsewhere(environment)
    failed = [
        name
        for name, command in STEPS
        if _run(environment, name, command, variables) != 0
    ]
    print("failed before the tests:", ", ".join(failed) or "nothing", flush=True)
    tests = ("-m", "pytest", *(arguments or whole_suite(os.cpu_count() or 1)))
    code = _run(environment, "pytest", tests, variables)
    return code or int(bool(failed))


def whole_suite(processors: int) -> list[str]:
    """Arguments of pytest when the person gives none."""
    repeatable = "--hypothesis-profile=repeatable"
    processes = min(processors, MOST_PROCESSES)
    if processes == 1:
        return [repeatable]
    # By file, so that a module's fixtures are made once. Where a process has died the
    # run has failed, and ends: xdist 3.8 waits for ever for one that took its place.
    by_file = ["--dist", "loadfile", "--max-worker-restart=0"]
    return ["-n", str(processes), *by_file, repeatable]


def caches_elsewhere(environment: env.Environment) -> dict[str, str]:
    """Variables that keep every tool from writing into the repository."""
    folder = environment.folder / "caches"
    return {
        "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis"),
        "MYPY_CACHE_DIR": str(folder / "mypy"),
        "PYTEST_ADDOPTS": "-p no:cacheprovider",
        "PYTHONDONTWRITEBYTECODE": "1",
        "RUFF_CACHE_DIR": str(folder / "ruff"),
    }


def _run(
    environment: env.Environment,
    name: str,
    command: Sequence[str],
    variables: dict[str, str],
) -> int:
    print(f"== {name}", flush=True)
    return subprocess.call(
        [environment.python, *command],
        cwd=env.REPOSITORY,
        env=variables,
        stdin=subprocess.DEVNULL,
    )
