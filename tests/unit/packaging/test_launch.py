"""`packaging/run` knows when a window can open and says so when it cannot."""

from __future__ import annotations

import pytest

import launch
from inspector.__main__ import WITHOUT_WINDOW
from messages import SetupError

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}


def test_without_a_display_the_picture_is_offered() -> None:
    with pytest.raises(SetupError) as refused:
        launch.qt_platform(["a.json"], {}, "linux")
    said = str(refused.value)
    assert "\n" not in said
    assert "no display" in said
    for option in ("--screenshot out.png", "--theme", "--lang", "--size", "gate FILE"):
        assert option in said


def test_no_environment_is_made_for_a_window_that_cannot_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(launch.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(launch.env, "prepare", lambda: pytest.fail("was made"))
    with pytest.raises(SetupError):
        launch.main([])


@pytest.mark.parametrize(
    ("arguments", "variables", "system", "platform"),
    [
        ([], X11, "linux", "xcb"),
        (["a.json"], WAYLAND, "linux", "wayland"),
        ([], X11 | WAYLAND, "linux", "xcb"),
        ([], {"QT_QPA_PLATFORM": "vnc"}, "linux", "offscreen"),
        ([], {}, "darwin", "offscreen"),
        ([], {}, "win32", "offscreen"),
        (["--screenshot", "out.png", "a.json"], {}, "linux", "offscreen"),
        (["--screenshot=out.png"], X11, "linux", "offscreen"),
        (["gate", "a.json"], {}, "linux", None),
        (["--help"], {}, "linux", None),
        (["gate", "--format", "pdf", "a.json"], {}, "linux", "offscreen"),
    ],
)
def test_which_part_of_qt_is_needed(
    arguments: list[str], variables: dict[str, str], system: str, platform: str | None
) -> None:
    assert launch.qt_platform(arguments, variables, system) == platform


def test_the_program_and_its_launcher_agree_on_what_needs_no_window() -> None:
    assert launch.WITHOUT_WINDOW == WITHOUT_WINDOW
