"""What is put into the environment: the packages that pyproject.toml names.

Installed with pip under the constraints of `requirements.lock`.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from messages import SetupError, say
from processes import lines_of, run

if TYPE_CHECKING:
    from collections.abc import Sequence

REPOSITORY = Path(__file__).resolve().parent.parent
PROJECT = REPOSITORY / "pyproject.toml"
LOCK = REPOSITORY / "requirements.lock"

_NO_CONNECTION = re.compile(r"after connection broken by '(.*)': /")
_NOT_OFFERED = ("No matching distribution", "ResolutionImpossible")
_LARGE_DOWNLOAD = re.compile(r"^\s*Downloading (\S+?)-(\d[^-\s]*)-\S* \(([\d.]+ MB)\)")


def requirements(extra: str | None) -> list[str]:
    """The direct requirements that pyproject.toml names."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *(extras[extra] if extra else [])]


def install(python: Path, wanted: Sequence[str]) -> None:
    """Install ``wanted`` in the tested versions, or where there are none in others.

    Args:
        python: Interpreter of the environment.
        wanted: Requirements, as pip takes them.

    Raises:
        SetupError: It failed; says why.
    """
    say(f"Installing {len(wanted)} packages and what they need; only this once ...")
    if not _pip(python, ["--constraint", str(LOCK), *wanted]):
        say("The tested versions are not offered here; taking others that fit ...")
        _pip(python, wanted, last=True)


def _pip(python: Path, wanted: Sequence[str], *, last: bool = False) -> bool:
    """Install with pip.

    Returns:
        False when a version is not offered here and another may be.

    Raises:
        SetupError: Nothing else can be tried.
    """
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar=off"]
    options += ["--retries=2", "--prefer-binary"]
    command = [str(python), "-m", "pip", "install", *options, *wanted]
    # A `user = true` in someone's pip.conf would install beside the environment.
    done = run(command, extra_variables={"PIP_USER": "0"}, watch=_show_download)
    if done.returncode == 0:
        return True
    offered = not any(sign in done.stdout for sign in _NOT_OFFERED)
    if offered or last or _NO_CONNECTION.search(done.stdout):
        raise SetupError(install_fault(done.stdout))
    return False


def install_fault(output: str) -> str:
    """Say in one line why pip failed."""
    broken = _NO_CONNECTION.findall(output)
    if broken:
        reason = broken[-1].rpartition(": ")[2].rstrip("')\"")
        return f"the packages cannot be fetched; is the network there? ({reason})"
    if "No space left" in output:
        return "the packages cannot be installed: no space left on the device"
    lines = lines_of(output)
    faults = [line for line in lines if line.startswith("ERROR:")] or lines[-1:]
    reason = faults[0].removeprefix("ERROR:").strip() if faults else "no reason given"
    return f"the packages cannot be installed: {reason}"


def _show_download(line: str) -> None:
    found = _LARGE_DOWNLOAD.match(line)
    if found:
        name, version, size = found.groups()
        say(f"  {name} {version} ({size})")
