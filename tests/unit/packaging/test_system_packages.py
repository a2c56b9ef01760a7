"""Qt's system libraries are installed where that is allowed, and named where not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import system_packages
from messages import SetupError


class Machine:
    """A Debian machine of which only the outcome of commands is real."""

    def __init__(self, failing: Sequence[str] = ()) -> None:
        self.failing = list(failing)
        self.commands: list[str] = []

    def succeeds(self, command: Sequence[str]) -> bool:
        line = " ".join(command)
        self.commands.append(line)
        if self.failing and self.failing[0] in line:
            self.failing.pop(0)
            return False
        return True


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(system_packages, "_succeeds", machine.succeeds)
    monkeypatch.setattr(
        system_packages.shutil, "which", lambda name: f"/usr/bin/{name}"
    )
    monkeypatch.setattr(system_packages.os, "geteuid", lambda: 0, raising=False)
    return machine


def test_root_installs_without_a_question(machine: Machine) -> None:
    system_packages.install(["libegl1"], why="libEGL is missing")
    assert len(machine.commands) == 1
    assert "DEBIAN_FRONTEND=noninteractive apt-get install -y" in machine.commands[0]
    assert machine.commands[0].endswith("libegl1")


def test_a_new_container_fetches_the_lists_first(machine: Machine) -> None:
    machine.failing = ["install"]
    system_packages.install(["libegl1"], why="libEGL is missing")
    assert [line.split()[-1] for line in machine.commands] == [
        "libegl1",
        "-qq",
        "libegl1",
    ]


def test_a_sudo_without_password_is_used(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages.os, "geteuid", lambda: 1000)
    system_packages.install(["libegl1"], why="libEGL is missing")
    assert machine.commands[0] == "sudo -n true"
    assert machine.commands[1].startswith("sudo -n env ")


def test_a_sudo_that_asks_is_left_to_the_person(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages.os, "geteuid", lambda: 1000)
    machine.failing = ["sudo -n true"]
    command = "sudo apt-get install -y --no-install-recommends libegl1 libgl1"
    with pytest.raises(SetupError, match=command):
        system_packages.install(["libegl1", "libgl1"], why="Qt cannot start")
    assert machine.commands == ["sudo -n true"]


def test_a_failed_installation_names_the_command(machine: Machine) -> None:
    machine.failing = ["install", "update"]
    with pytest.raises(SetupError, match="this failed: sudo apt-get install"):
        system_packages.install(["libegl1"], why="Qt cannot start")


def test_where_there_is_no_apt_the_packages_are_named(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_packages.shutil, "which", lambda _name: None)
    with pytest.raises(SetupError, match=r"Debian's names .* libegl1"):
        system_packages.install(["libegl1"], why="Qt cannot start")
    assert machine.commands == []


@pytest.mark.parametrize(
    ("platform", "package"),
    [
        ("offscreen", "libegl1"),
        ("xcb", "libxcb-cursor0"),
        ("xcb", "libxkbcommon-x11-0"),
        ("wayland", "libwayland-cursor0"),
    ],
)
def test_the_packages_of_a_platform(platform: str, package: str) -> None:
    packages = system_packages.FOR_PLATFORM[platform]
    assert package in packages
    assert set(system_packages.QT) <= set(packages)


class Remembering:
    """As much of an environment as the check for Qt needs."""

    def __init__(self) -> None:
        self.known: set[str] = set()

    def remembers(self, what: str) -> bool:
        return what in self.known

    def remember(self, what: str) -> None:
        self.known.add(what)


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """What the probe answers, one after the other."""
    answers: list[str | None] = []
    monkeypatch.setattr(system_packages.sys, "platform", "linux")
    monkeypatch.setattr(system_packages, "qt_fault", lambda *_: answers.pop(0))
    return answers


def test_nothing_is_installed_while_qt_starts(
    machine: Machine, faults: list[str | None]
) -> None:
    environment = Remembering()
    faults.append(None)
    system_packages.require_qt(environment, "offscreen")
    system_packages.require_qt(environment, "offscreen")  # asks no second time
    assert machine.commands == []


def test_a_missing_library_is_installed_and_looked_at_again(
    machine: Machine, faults: list[str | None]
) -> None:
    faults.extend(["libEGL.so.1: cannot open shared object file", None])
    system_packages.require_qt(Remembering(), "xcb")
    assert machine.commands[0].endswith(" ".join(system_packages.FOR_PLATFORM["xcb"]))


def test_a_library_that_is_still_missing_is_named(
    machine: Machine, faults: list[str | None]
) -> None:
    faults.extend(["libEGL.so.1 is missing", "libodd.so.1 is missing"])
    environment = Remembering()
    with pytest.raises(SetupError, match=r"Qt cannot start: libodd\.so\.1"):
        system_packages.require_qt(environment, "offscreen")
    assert environment.known == set()
