"""What starting the program may load."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]

SHOW_QT = """
print("qt:", [name for name in sys.modules if name.startswith(("PySide6", "shiboken"))])
"""

IMPORT_CLI = "import sys, inspector.cli"
HELP = """
import runpy, sys
sys.argv = ["inspector", "gate", "--help"]
try:
    runpy.run_module("inspector", run_name="__main__")
except SystemExit as end:
    assert not end.code, end.code
"""
HEAVY = ("jsonschema_rs", "deepdiff", "jsonschema", "referencing", "PySide6")

GATE = """
import runpy, sys
sys.argv = ["inspector", "gate", *sys.argv[1:]]
try:
    runpy.run_module("inspector", run_name="__main__")
except SystemExit as end:
    assert not end.code, end.code
print("loaded:", *sys.modules)
"""
ITEM = """{
  "type": "function_call", "id": "fc_1", "call_id": "call_1", "name": "get_report",
  "status": "completed", "arguments": "{\\"region\\": \\"apac\\"}"
}"""
SCHEMA = '{"type": "object", "properties": {"region": {"enum": ["apac", "emea"]}}}'
NOT_FOR_ONE_ITEM = (
    *("checks.pairing", "checks.request", "checks.target", "diff", "gate.log"),
    *("gate.first_lines", "items.bodies", "items.foreign", "items.stream"),
    *("items.wrappers", "report.html_writer", "report.json_writer"),
    *("source.event_stream", "source.forms.table", "source.repr_reader"),
    *("source.unwrapping", "targets.rule_kinds", "tools.conversion", "tools.dialects"),
    "tools.strict",
)
"""Rooms and modules of the core that a hook would wait for in vain."""


def run(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=REPOSITORY,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("code", [IMPORT_CLI, HELP], ids=["import", "gate --help"])
def test_the_command_line_leaves_qt_alone(code: str) -> None:
    assert "qt: []" in run(code + SHOW_QT)


def test_the_package_and_its_assets_load_nothing_heavy() -> None:
    loaded = run("import sys, inspector.assets; print(*sys.modules)").split()
    assert not {name.partition(".")[0] for name in loaded} & set(HEAVY)


def test_a_gate_of_one_item_loads_what_it_needs_and_no_more(tmp_path: Path) -> None:
    item, schema = tmp_path / "item.json", tmp_path / "schema.json"
    item.write_text(ITEM, "utf-8")
    schema.write_text(SCHEMA, "utf-8")
    said = run(GATE, str(item), "--schema", str(schema))
    assert "ok function_call get_report call_1" in said
    loaded = said.partition("loaded: ")[2].split()
    unneeded = {f"inspector.core.{name}" for name in NOT_FOR_ONE_ITEM}
    unneeded |= {"difflib", "shutil", "inspector.cli.commands.lint"}
    assert sorted(unneeded & set(loaded)) == []
    assert all(map(find_spec, unneeded)), "a name that no module has forbids nothing"
