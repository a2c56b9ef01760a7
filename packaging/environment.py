"""The environment that `packaging/run` and `packaging/test` make for themselves.

A virtual environment in `.venv`, or in the cache folder of the user where the
repository cannot be written. A stamp is written when all is installed, so a second
start costs one comparison, and an interrupted one is noticed.

Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

import installation
import system_packages
from messages import SetupError, say
from processes import lines_of, run

if TYPE_CHECKING:
    from collections.abc import Iterator

REPOSITORY = installation.REPOSITORY
EVERYTHING = "test"
"""The extra of this checkout's own environment."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment and what is known about it."""

    folder: Path

    @property
    def python(self) -> Path:
        """The interpreter inside."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """A command inside, by its name without a suffix."""
        if os.name == "nt":
            return self.folder / "Scripts" / f"{name}.exe"
        return self.folder / "bin" / name

    def remembers(self, what: str) -> bool:
        """Whether ``what`` was done for exactly these requirements."""
        stamp = self.folder / f".done-{what}"
        try:
            return stamp.read_text("ascii") == fingerprint() and self.python.exists()
        except OSError:
            return False

    def remember(self, what: str) -> None:
        """Note that ``what`` was done; called last, so never for half of it."""
        (self.folder / f".done-{what}").write_text(fingerprint(), "ascii")

    @property
    def half_made(self) -> Path:
        """Exists while packages are being installed."""
        return self.folder / ".half-made"


def fingerprint() -> str:
    """What the environment depends on: requirements, Python, place."""
    digest = hashlib.sha256()
    for source in (installation.PROJECT, installation.LOCK):
        digest.update(source.read_bytes())
    digest.update(f"{sys.implementation.cache_tag}\0{REPOSITORY}".encode())
    return digest.hexdigest()


def prepare(extra: str | None = None, folder: Path | None = None) -> Environment:
    """Make the environment, or find it ready.

    Args:
        extra: ``"test"`` for the tools of the tests as well, ``"bundle"`` for those
            of a bundle.
        folder: Where it is; the one of this checkout when None.

    Raises:
        SetupError: It cannot be made; says why.
    """
    environment = Environment(folder or _folder())
    if _is_ready(environment, extra):
        return environment
    with _alone(environment.folder):
        if not _is_ready(environment, extra):  # another start may have done it
            _make(environment)
            _install(environment, extra)
    return environment


def _is_ready(environment: Environment, extra: str | None) -> bool:
    known = [extra] if extra else ["run", EVERYTHING]
    return any(environment.remembers(what) for what in known)


# --- where -----------------------------------------------------------------------


def _folder() -> Path:
    beside = REPOSITORY / ".venv"
    if os.access(beside if beside.exists() else REPOSITORY, os.W_OK):
        return beside
    place = hashlib.sha256(str(REPOSITORY).encode()).hexdigest()[:12]
    return user_cache() / "open-responses-inspector" / f"venv-{place}"


def user_cache() -> Path:
    """The folder for caches of this user on this system."""
    if os.name == "nt":
        named = os.environ.get("LOCALAPPDATA")
        return Path(named) if named else _home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return _home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME")
    return Path(named) if named else _home() / ".cache"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as fault:  # a user without an entry, as containers have
        raise SetupError(
            f"{REPOSITORY} cannot be written and this user has no home folder"
        ) from fault


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let one process at a time work on ``folder``; a second one waits."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with folder.with_name(folder.name + ".lock").open("w") as lock:
        _wait_for(lock)
        yield  # closing the file gives it back, even when this process is killed


def _wait_for(lock: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - Windows only

        with contextlib.suppress(OSError):  # gives up after ten seconds
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - not on Windows

        with contextlib.suppress(OSError):  # some network folders have no locks
            fcntl.flock(lock, fcntl.LOCK_EX)


# --- made ------------------------------------------------------------------------


def _make(environment: Environment) -> None:
    """Make the virtual environment anew unless a whole one of this Python is there."""
    folder = environment.folder
    if _is_whole(environment):
        return
    _require_venv()
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    say(f"Making the environment in {_shown(folder)} (Python {version}) ...")
    _must(sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder))
    environment.half_made.touch()
    _must(str(environment.python), "-m", "ensurepip", "--upgrade", "--default-pip")


def _must(*command: str) -> None:
    made = run(command)
    if made.returncode:
        reason = (lines_of(made.stdout) or ["no reason given"])[-1]
        raise SetupError(f"the environment cannot be made: {reason}")


def _is_whole(environment: Environment) -> bool:
    if not environment.python.exists() or environment.half_made.exists():
        return False
    tag = "import pip, sys; print(sys.implementation.cache_tag)"
    asked = run([str(environment.python), "-c", tag])
    return asked.stdout.strip() == sys.implementation.cache_tag


def _require_venv() -> None:
    """Debian keeps half of Python's `venv` in a package of its own."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    package = f"python3.{sys.version_info.minor}-venv"
    system_packages.install([package], why="Python's venv module is not installed")


# --- filled ----------------------------------------------------------------------


def _install(environment: Environment, extra: str | None) -> None:
    environment.half_made.touch()
    try:
        installation.install(environment.python, installation.requirements(extra))
    except SetupError:  # pip left all as it was: what is there stays of use
        environment.half_made.unlink()
        raise
    _point_at_checkout(environment)
    environment.half_made.unlink()
    for what in ("run", extra):
        if what:
            environment.remember(what)


def _point_at_checkout(environment: Environment) -> None:
    """Make `inspector` importable from any folder, as an editable install would."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = run([str(environment.python), "-c", ask]).stdout.strip()
    pointer = Path(site) / "open-responses-inspector-checkout.pth"
    pointer.write_text(f"{REPOSITORY}\n", encoding="locale")


def _shown(folder: Path) -> str:
    if folder.is_relative_to(REPOSITORY):
        return str(folder.relative_to(REPOSITORY))
    return str(folder)
