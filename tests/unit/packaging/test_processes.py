"""What runs inside the environment meets no other Python and a locale it knows."""

from __future__ import annotations

import sys

import pytest

import processes


def test_another_pythons_variables_do_not_reach_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    assert not {"PYTHONPATH", "PYTHONHOME"} & set(processes.child_variables())


@pytest.mark.parametrize(
    ("spoken", "expected"), [("C", "C.UTF-8"), ("ko_KR.UTF-8", "ko_KR.UTF-8")]
)
def test_qt_is_given_a_locale_it_does_not_warn_about(
    monkeypatch: pytest.MonkeyPatch, spoken: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LC_ALL", spoken)
    assert processes.child_variables()["LC_ALL"] == expected


def test_the_output_is_whole_and_seen_line_by_line() -> None:
    seen: list[str] = []
    code = "import sys; print('out'); sys.stdout.flush(); print('err', file=sys.stderr)"
    done = processes.run([sys.executable, "-c", code], watch=seen.append)
    assert (done.returncode, done.stdout) == (0, "out\nerr\n")
    assert seen == ["out\n", "err\n"]


def test_lines_that_say_nothing_are_left_out() -> None:
    assert processes.lines_of("  a \n\n \nb") == ["a", "b"]
