import pytest

from builders import a_response, as_json
from inspector.cli import main as main_module
from inspector.cli.commands import gate
from streams import World


@pytest.fixture
def item(tmp_path):
    path = tmp_path / "a.json"
    path.write_text(as_json(a_response()), "utf-8")
    return path


def test_help_is_printed_and_answered_with_0():
    world = World()
    assert world.run("gate", "--help") == 0
    assert world.printed.startswith("usage: open-responses-inspector gate")
    assert world.complaint == ""


@pytest.mark.parametrize(
    ("language", "said"), [("en", "cannot be read"), ("ko", "읽을 수 없습니다")]
)
def test_an_error_is_one_line_in_the_persons_language(tmp_path, language, said):
    world = World()
    assert world.run("gate", tmp_path / "none.json", "--lang", language) == 2
    assert world.printed == ""
    assert said in world.complaint
    assert world.complaint.count("\n") == 1


def test_a_fault_of_ours_says_so_and_how_to_see_where(item, monkeypatch):
    def fail(*_, **__):
        message = "boom"
        raise RuntimeError(message)

    monkeypatch.setattr(gate, "gate_inputs", fail)
    world = World()
    assert world.run("gate", item) == 70
    assert "fault of ours" in world.complaint
    assert "RuntimeError: boom" in world.complaint
    assert "--debug" in world.complaint
    assert world.complaint.count("\n") == 1
    with pytest.raises(RuntimeError, match="boom"):
        World().run("gate", item, "--debug")


def test_ctrl_c_is_answered_with_130_and_one_line(item, monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(gate, "gate_inputs", interrupt)
    world = World()
    assert world.run("gate", item) == 130
    assert world.printed == ""
    assert world.complaint.startswith("open-responses-inspector: interrupted.")
    assert world.complaint.count("\n") == 1


def test_the_streams_of_the_process_are_the_default(item, capfdbinary):
    assert main_module.main(["gate", str(item), "--lang", "en"]) == 0
    assert b"Nothing blocks" in capfdbinary.readouterr().out
