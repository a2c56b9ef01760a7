"""Whatever stops a command becomes one line and an exit code."""

from __future__ import annotations

import pytest

from messages import SetupError, exit_code_of


@pytest.mark.parametrize(
    ("fault", "code", "said"),
    [
        (SetupError("no network"), 2, "no network\n"),
        (PermissionError(13, "Permission denied", "x"), 2, "Permission denied: x\n"),
        (KeyboardInterrupt(), 130, "interrupted\n"),
    ],
)
def test_a_fault_is_one_line(
    fault: BaseException, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def command(_arguments: object) -> int:
        raise fault

    assert exit_code_of(command, []) == code
    assert capsys.readouterr().err == said


def test_an_exit_code_is_passed_on() -> None:
    assert exit_code_of(len, ["a", "b", "c"]) == 3
