from inspector.cli.exit_codes import ExitCode
from inspector.core.gate import gate


def test_the_gates_answers_are_those_of_the_process():
    assert gate.NOTHING_BLOCKS == ExitCode.CLEAR
    assert gate.SOMETHING_BLOCKS == ExitCode.BLOCKED
    assert gate.SOMETHING_UNCHECKED == ExitCode.UNCHECKED


def test_each_code_is_the_published_one():
    assert {code.name: int(code) for code in ExitCode} == {
        "CLEAR": 0,
        "BLOCKED": 1,
        "UNMET": 2,
        "UNCHECKED": 3,
        "INTERNAL": 70,
        "INTERRUPTED": 130,
    }
