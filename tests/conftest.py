"""What holds for every test: no screen, no network, no unexpected warning.

A test that must open a socket to this machine says ``@pytest.mark.loopback``; one that
provokes a warning in the log says ``@pytest.mark.expects_log``.
"""

from __future__ import annotations

import gc
import locale
import logging
import os
import socket
import sys
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from hypothesis import HealthCheck, settings

from inspector.core.bulk.calls import late_pattern
from main_thread import collect_what_is_due, threads_left

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from patience import PatientBot

REPOSITORY = Path(__file__).resolve().parent.parent

LOOPBACK = {"127.0.0.1", "::1", "localhost"}


def _prepare_qt() -> None:
    """Set what Qt reads once, before anything imports it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.platform.startswith("linux") and "UTF-8" not in locale.getlocale():
        os.environ["LC_ALL"] = "C.UTF-8"  # else Qt warns, and a warning fails a test


_prepare_qt()
# A busy machine makes an example slow, not wrong.
settings.register_profile(
    "inspector", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("inspector")
# For the whole suite: the same commit gets the same answer on every machine. Whoever
# runs a test by its name draws other examples each time.
settings.register_profile(
    "repeatable", settings.get_profile("inspector"), derandomize=True, database=None
)


@pytest.fixture(autouse=True)
def _patterns_from_the_first_line_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use of what is worth its while in a long log in the short ones of tests."""
    monkeypatch.setattr(late_pattern, "WORTH", 1)


@pytest.fixture(scope="session")
def shared() -> Path:
    """Recorded data that lies beside the repository on some machines only."""
    folder = REPOSITORY.parent / "shared"
    if not folder.is_dir():
        pytest.skip("no folder 'shared' beside the repository")
    return folder


@pytest.fixture(scope="session", autouse=True)
def _private_folders() -> Iterator[None]:
    """Keep settings, data and cache of the person at the keyboard out of it."""
    with (
        tempfile.TemporaryDirectory(prefix="inspector-tests-") as home,
        pytest.MonkeyPatch.context() as patch,
    ):
        for kind in ("CONFIG", "DATA", "CACHE", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(Path(home) / kind.lower()))
        patch.setenv("XDG_RUNTIME_DIR", home)  # mode 0700, as Qt demands
        yield


def _shows_something(request: pytest.FixtureRequest) -> bool:
    return not {"qapp", "qtbot", "qtmodeltester"}.isdisjoint(request.fixturenames)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Collect cycles on the main thread alone, when a test has let go of everything."""
    gc.disable()
    answer = yield
    collect_what_is_due()
    return answer


@pytest.fixture(autouse=True)
def _all_threads_end(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that shows something and leaves a thread behind."""
    before = threading.enumerate()
    yield
    if _shows_something(request) and (left := threads_left(before)):
        pytest.fail(f"threads outlive the test: {', '.join(left)}", pytrace=False)


@pytest.fixture(autouse=True)
def _private_settings(request: pytest.FixtureRequest) -> None:
    """Give each test that shows something settings of its own."""
    if not _shows_something(request):
        return
    from PySide6.QtCore import QSettings, QStandardPaths  # noqa: PLC0415

    folder = request.getfixturevalue("tmp_path_factory").mktemp("settings")
    QStandardPaths.setTestModeEnabled(True)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for form in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(folder))


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """Drive widgets as a person does; wait for as long as a busy machine needs."""
    from patience import PatientBot  # noqa: PLC0415 - Qt for those who show something

    return PatientBot(request)


@pytest.fixture(autouse=True)
def _no_network(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that reaches for the network, even where it hides the failure."""
    local_allowed = request.node.get_closest_marker("loopback") is not None
    attempts: list[object] = []

    def guarded(real: Callable[..., Any]) -> Callable[..., Any]:
        def connect(self: socket.socket, address: object) -> object:
            if local_allowed and _is_local(self, address):
                return real(self, address)
            attempts.append(address)
            _refuse(address)

        return connect

    with pytest.MonkeyPatch.context() as patch:
        for name in ("connect", "connect_ex"):
            patch.setattr(socket.socket, name, guarded(getattr(socket.socket, name)))
        yield
    if attempts:
        _refuse(attempts[0])


def _is_local(sock: socket.socket, address: object) -> bool:
    if sock.family == getattr(socket, "AF_UNIX", None):
        return True
    return isinstance(address, tuple) and address[0] in LOOPBACK


def _refuse(address: object) -> NoReturn:
    # Not an Exception, so `except Exception` in the code under test lets it pass.
    pytest.fail(f"the test reached for the network: {address!r}", pytrace=False)


class _Collector(logging.Handler):
    """Keeps every record it is given."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning or worse without having announced it."""
    collector = _Collector()
    logging.getLogger().addHandler(collector)
    yield
    logging.getLogger().removeHandler(collector)
    if collector.records and not request.node.get_closest_marker("expects_log"):
        texts = "; ".join(record.getMessage() for record in collector.records)
        pytest.fail(f"unexpected log record: {texts}", pytrace=False)
