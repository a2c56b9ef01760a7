"""What `packaging/bundle` does: build the folder, start what is in it, measure.

The folder is tried as somebody has it who has nothing else: from another place, and
without the variables that lead to a Python.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import environment as env
import processes
import system_packages
from messages import SetupError, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

EXTRA = "bundle"
NAME = "open-responses-inspector"
SPEC = env.REPOSITORY / "packaging" / f"{NAME}.spec"
FOLDER = env.REPOSITORY / "build" / "bundle"
BUNDLE = FOLDER / "dist" / NAME

TIMES = 3
BLOCKED = 1
BIG_LINES = 60_000
"""Enough to be read in parts, by several processes."""

A_LOG = '{"type": "acme:function_call", "call_id": "call_1", "name": "find_report"}\n'

_FOR_PYTHON = ("PYTHON", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "QT_")


class Size(NamedTuple):
    """How much a person downloads and unpacks."""

    files: int
    bytes: int


def main(arguments: Sequence[str]) -> int:
    """Build and try the folder; with ``--try`` the one that is there."""
    if list(arguments) not in ([], ["--try"]):
        raise SetupError("usage: python3 packaging/bundle [--try]")
    environment = env.prepare(EXTRA, FOLDER / "env")
    system_packages.require_qt(environment, "offscreen")
    if not arguments:
        system_packages.require_qt(environment, "xcb")
        build(environment)
    source = [str(environment.python), "-P", "-m", "inspector"]
    for line in tried(BUNDLE, source):
        print(line, flush=True)
    return 0


def build(environment: env.Environment) -> None:
    """Have PyInstaller make the folder.

    Raises:
        SetupError: It cannot.
    """
    say("Building ...")
    places = ["--distpath", str(BUNDLE.parent), "--workpath", str(FOLDER / "work")]
    options = ["--noconfirm", "--clean", "--log-level", "WARN", *places]
    command = [str(environment.python), "-m", "PyInstaller", *options, str(SPEC)]
    done = processes.run(command)
    if done.returncode:
        lines = processes.lines_of(done.stdout) or ["no reason given"]
        raise SetupError(f"PyInstaller failed: {lines[-1]}")


def tried(bundle: Path, source: Sequence[str]) -> Iterator[str]:
    """Start what the folder holds; a line for each thing that works.

    Args:
        bundle: The folder.
        source: The same program without it, to be measured beside.

    Raises:
        SetupError: Something does not work.
    """
    size = size_of(bundle)
    yield f"folder: {size.bytes / 1e6:.0f} MB in {size.files} files"
    program = [str(bundle / (f"{NAME}.exe" if os.name == "nt" else NAME))]
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        log = place / "a.jsonl"
        log.write_text(A_LOG, "utf-8")
        gate = ["gate", str(log), "--format", "json"]
        _require_blocked(_run([*program, *gate], place))
        yield _measured("gate", _both(program, source, gate), place)
        paper = place / "a.pdf"
        printing = ["gate", str(log), "-o", str(paper)]
        yield _measured("report on paper", _both(program, source, printing), place)
        _require(paper, b"%PDF-", "the report on paper was not written")
        for platform, before in platforms():
            picture = place / f"{platform}.png"
            window = ["--screenshot", str(picture), str(log)]
            variables = {"QT_QPA_PLATFORM": platform}
            both = _both([*before, *program], [*before, *source], window)
            line = _measured(f"window on {platform}", both, place, variables)
            _require(picture, b"\x89PNG", "the window of the folder was not drawn")
            yield line
        big = place / "big.jsonl"
        big.write_text(A_LOG * BIG_LINES, "utf-8")
        _require_helpers(program, big, place)
        yield "a big log: read by processes that help the gate and the window"


def _both(
    program: Sequence[str], source: Sequence[str], words: Sequence[str]
) -> tuple[list[str], list[str]]:
    return [*program, *words], [*source, *words]


def _require_helpers(program: Sequence[str], log: Path, place: Path) -> None:
    """See that the program can start itself again, which no Python does for it."""
    done = _run([*program, "gate", str(log), "--jobs", "2", "--quiet"], place)
    if done.returncode != BLOCKED:
        raise SetupError("the gate of the folder has no processes that help")
    picture = place / "big.png"
    window = ["--screenshot", str(picture), str(log)]
    _run([*program, *window], place, {"QT_QPA_PLATFORM": "offscreen"})
    _require(picture, b"\x89PNG", "the window of the folder was not drawn")


def platforms() -> Iterator[tuple[str, list[str]]]:
    """Where a window can be shown here, and what has to stand before the command."""
    yield "offscreen", []
    server = shutil.which("xvfb-run")
    if server is not None:
        yield "xcb", [server, "-a"]
    elif sys.platform.startswith("linux"):
        say("No Xvfb here (Debian: xvfb): the window is tried without a screen only.")


def size_of(folder: Path) -> Size:
    """The files of a folder; a link is no file of its own.

    Raises:
        SetupError: There is no such folder.
    """
    if not folder.is_dir():
        raise SetupError(f"{folder.name} is not built yet: python3 packaging/bundle")
    links_out = [path for path in folder.rglob("*") if not path.is_symlink()]
    files = [path.stat().st_size for path in links_out if path.is_file()]
    return Size(len(files), sum(files))


def bare_variables(variables: Mapping[str, str]) -> dict[str, str]:
    """The environment variables of somebody without a Python."""
    return {n: v for n, v in variables.items() if not n.startswith(_FOR_PYTHON)}


def _measured(
    what: str,
    both: tuple[Sequence[str], Sequence[str]],
    place: Path,
    extra: Mapping[str, str] | None = None,
) -> str:
    """How long it takes, and the same from source, in turns."""
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(TIMES):
        for times, words in zip(took, both, strict=True):
            started = time.perf_counter()
            _run(words, place, extra)
            times.append(time.perf_counter() - started)
    ours, theirs = map(statistics.median, took)
    return f"{what}: {ours:.2f} s, {ours / theirs:.2f} times as long as from source"


def _run(
    command: Sequence[str], place: Path, extra: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command,
        cwd=place,
        env=bare_variables(processes.child_variables()) | dict(extra or {}),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode not in (0, BLOCKED):
        lines = processes.lines_of(done.stderr) or [f"exit code {done.returncode}"]
        raise SetupError(f"{Path(command[0]).name} failed: {lines[-1]}")
    return done


def _require_blocked(done: subprocess.CompletedProcess[str]) -> None:
    try:
        reasons = json.JSONDecoder().decode(done.stdout)["summary"]["reasons"]
    except (ValueError, KeyError) as fault:
        raise SetupError("the gate of the folder wrote no report") from fault
    if done.returncode != BLOCKED or reasons != {"namespaced": 1}:
        raise SetupError(f"the gate of the folder is wrong: {reasons}")


def _require(file: Path, beginning: bytes, otherwise: str) -> None:
    if not file.exists() or not file.read_bytes().startswith(beginning):
        raise SetupError(otherwise)
