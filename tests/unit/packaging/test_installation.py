"""What is installed is locked, and a failure is told in one line."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import installation
from messages import SetupError

PYTHON = Path("python")

NO_NETWORK = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('<x>:
 Failed: [Errno -3] Temporary failure in name resolution')': /some/orjson/
ERROR: Cannot install orjson>=3 because these versions have conflicting dependencies.
ERROR: ResolutionImpossible: for help visit a page
""".replace(":\n Failed", ": Failed")
NOT_OFFERED = NO_NETWORK[NO_NETWORK.index("ERROR") :]


def _failing(output: str):
    def run(command, **_options):
        return subprocess.CompletedProcess(command, 1, output)

    return run


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (
            NO_NETWORK,
            "network there? ([Errno -3] Temporary failure in name resolution)",
        ),
        (NOT_OFFERED, "cannot be installed: Cannot install orjson>=3 because"),
        ("ERROR: [Errno 28] No space left on device\n", "no space left"),
        ("", "no reason given"),
    ],
)
def test_a_failed_installation_is_one_line(output: str, said: str) -> None:
    fault = installation.install_fault(output)
    assert said in fault
    assert "\n" not in fault


def test_without_a_network_nothing_else_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(installation, "run", _failing(NO_NETWORK))
    with pytest.raises(SetupError, match="cannot be fetched"):
        installation._pip(PYTHON, ["orjson"])


def test_a_locked_version_that_is_not_offered_may_be_replaced_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(installation, "run", _failing(NOT_OFFERED))
    assert installation._pip(PYTHON, ["orjson"]) is False
    with pytest.raises(SetupError, match="cannot be installed"):
        installation._pip(PYTHON, ["orjson"], last=True)


def test_the_window_needs_less_than_the_tests() -> None:
    window, tests = installation.requirements(None), installation.requirements("test")
    assert tests[: len(window)] == window
    assert any(each.startswith("PySide6-Essentials") for each in window)
    assert any(each.startswith("pytest>") for each in tests)


def test_every_requirement_is_locked() -> None:
    locked = {
        line.partition("==")[0]
        for line in installation.LOCK.read_text("utf-8").splitlines()
        if not line.startswith("#")
    }
    wanted = installation.requirements("test")
    names = {re.split(r"[^\w.-]", each)[0].lower() for each in wanted}
    assert names <= locked


def test_only_large_downloads_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    installation._show_download(
        "  Downloading orjson-3.13.0-cp311-linux.whl (140 kB)\n"
    )
    installation._show_download(
        "Downloading pyside6_essentials-6.11.3-cp310.whl (80.3 MB)\n"
    )
    assert capsys.readouterr().err == "  pyside6_essentials 6.11.3 (80.3 MB)\n"
