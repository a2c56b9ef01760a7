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
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

import system_packages
from failure import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

REPOSITORY = Path(__file__).resolve().parent.parent
PROJECT = REPOSITORY / "pyproject.toml"
LOCK = REPOSITORY / "requirements.lock"
EVERYTHING = "test"
"""The one extra; what is installed with it includes what is installed without."""

_NO_CONNECTION = re.compile(r"after connection broken by '(.*)': /")
_NOT_OFFERED = ("No matching distribution", "ResolutionImpossible")
_LARGE_DOWNLOAD = re.compile(r"^\s*Downloading (\S+?)-(\d[^-\s]*)-\S* \(([\d.]+ MB)\)")


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


def say(line: str) -> None:
    """Show progress; on stderr, so that a report on stdout stays clean."""
    print(line, file=sys.stderr, flush=True)


def fingerprint() -> str:
    """What the environment depends on: requirements, Python, place."""
    digest = hashlib.sha256(PROJECT.read_bytes() + b"\0" + LOCK.read_bytes())
    digest.update(f"{sys.implementation.cache_tag}\0{REPOSITORY}".encode())
    return digest.hexdigest()


def prepare(extra: str | None = None) -> Environment:
    """Make the environment, or find it ready.

    Args:
        extra: ``"test"`` for the tools of the tests as well.

    Raises:
        SetupError: It cannot be made; says why.
    """
    environment = Environment(_folder())
    if _is_ready(environment, extra):
        return environment
    with _alone(environment.folder):
        if not _is_ready(environment, extra):  # another start may have done it
            _make(environment)
            _install(environment, extra)
    return environment


def child_variables() -> dict[str, str]:
    """Environment variables for what runs inside the environment."""
    variables = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__"):
        variables.pop(name, None)  # another Python's packages do not belong in it
    spoken = [variables.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    chosen = next(filter(None, spoken), "C")
    if sys.platform.startswith("linux") and "UTF" not in chosen.upper():
        variables["LC_ALL"] = "C.UTF-8"  # Qt warns otherwise, and switches to it
    return variables


def _is_ready(environment: Environment, extra: str | None) -> bool:
    known = [EVERYTHING] if extra else ["run", EVERYTHING]
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
    made = _run(command)
    if made.returncode:
        reason = (_lines(made.stdout) or ["no reason given"])[-1]
        raise SetupError(f"the environment cannot be made: {reason}")


def _is_whole(environment: Environment) -> bool:
    if not environment.python.exists() or environment.half_made.exists():
        return False
    tag = "import pip, sys; print(sys.implementation.cache_tag)"
    asked = _run([str(environment.python), "-c", tag])
    return asked.stdout.strip() == sys.implementation.cache_tag


def _require_venv() -> None:
    """Debian keeps half of Python's `venv` in a package of its own."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return
    package = f"python3.{sys.version_info.minor}-venv"
    system_packages.install(
        [package], why="Python's venv module is not installed", say=say
    )


# --- filled ----------------------------------------------------------------------


def _install(environment: Environment, extra: str | None) -> None:
    wanted = requirements(extra)
    say(f"Installing {len(wanted)} packages and what they need; only this once ...")
    environment.half_made.touch()
    if not _pip(environment, ["--constraint", str(LOCK), *wanted]):
        say("The tested versions are not offered here; taking others that fit ...")
        _pip(environment, wanted, last=True)
    _point_at_checkout(environment)
    environment.half_made.unlink()
    for what in ("run", extra):
        if what:
            environment.remember(what)


def requirements(extra: str | None) -> list[str]:
    """The direct requirements that pyproject.toml names."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *(extras[extra] if extra else [])]


def _pip(
    environment: Environment, wanted: Sequence[str], *, last: bool = False
) -> bool:
    """Install with pip.

    Returns:
        False when a version is not offered here and another may be.

    Raises:
        SetupError: Nothing else can be tried.
    """
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar=off"]
    options += ["--retries=2", "--prefer-binary"]
    command = [str(environment.python), "-m", "pip", "install", *options, *wanted]
    # A `user = true` in someone's pip.conf would install beside the environment.
    done = _run(command, extra_variables={"PIP_USER": "0"}, watch=_show_download)
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
    lines = _lines(output)
    faults = [line for line in lines if line.startswith("ERROR:")] or lines[-1:]
    reason = faults[0].removeprefix("ERROR:").strip() if faults else "no reason given"
    return f"the packages cannot be installed: {reason}"


def _show_download(line: str) -> None:
    found = _LARGE_DOWNLOAD.match(line)
    if found:
        name, version, size = found.groups()
        say(f"  {name} {version} ({size})")


def _point_at_checkout(environment: Environment) -> None:
    """Make `inspector` importable from any folder, as an editable install would."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = _run([str(environment.python), "-c", ask]).stdout.strip()
    pointer = Path(site) / "open-responses-inspector-checkout.pth"
    pointer.write_text(f"{REPOSITORY}\n", encoding="locale")


# --- run -------------------------------------------------------------------------


def _run(
    command: Sequence[str],
    *,
    extra_variables: dict[str, str] | None = None,
    watch: Callable[[str], None] = lambda _line: None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; both its streams as one text.

    Args:
        command: Program and arguments.
        extra_variables: Added to the environment variables.
        watch: Called with each line as it comes.
    """
    lines = []
    with subprocess.Popen(
        command,
        env=child_variables() | (extra_variables or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None  # asked for above
        for line in process.stdout:
            lines.append(line)
            watch(line)
    return subprocess.CompletedProcess(command, process.returncode, "".join(lines))


def _lines(output: str) -> list[str]:
    return [line.strip() for line in output.splitlines() if line.strip()]


def _shown(folder: Path) -> str:
    if folder.is_relative_to(REPOSITORY):
        return str(folder.relative_to(REPOSITORY))
    return str(folder)
