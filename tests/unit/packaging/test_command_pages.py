"""Completions are current, and complete."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import command_pages
from inspector.cli.options import program_parser
from manual_page import commands_of

LOCK = command_pages.env.REPOSITORY / "requirements.lock"


def test_every_page_is_current() -> None:
    pinned = re.search(r"^shtab==(.*)$", LOCK.read_text("utf-8"), re.MULTILINE)
    assert pinned is not None
    if importlib.metadata.version("shtab") != pinned[1]:
        pytest.skip("another version of shtab writes other completions")
    stale = [
        path.name
        for path, text in command_pages.pages()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == [], "run packaging/pages"


def test_values_are_offered_and_files_are_completed() -> None:
    commands = commands_of(command_pages.completed_parser())
    offered = {
        (name, action.dest): action.choices
        for name, command in commands.items()
        for action in command._actions
    }
    assert "openai" in offered["gate", "target"]
    assert "all" in offered["gate", "target"]
    assert "openai" not in (offered["lint", "paths"] or ())
    assert {"block", "json", "json/truncated"} <= set(offered["gate", "fail_on"])
    files = {
        action.dest
        for action in commands["gate"]._actions
        if getattr(action, "complete", None)
    }
    assert {"paths", "output", "baseline", "tools", "schema", "config"} <= files


def test_the_parser_itself_is_left_as_it_was() -> None:
    command_pages.completed_parser()
    (target,) = (
        action
        for action in commands_of(program_parser("en"))["gate"]._actions
        if action.dest == "target"
    )
    assert target.choices is None


@pytest.mark.parametrize("shell", command_pages.COMPLETIONS)
def test_the_shell_can_read_its_completions(shell: str) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    path = command_pages.COMPLETIONS[shell]
    done = subprocess.run(
        [program, "-n", str(path)], capture_output=True, check=False, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")


ASK_BASH = """
source "$1"
COMP_WORDS=(open-responses-inspector {words}) COMP_CWORD={last}
_shtab_open_responses_inspector
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.mark.parametrize(
    ("words", "offer"),
    [
        (["ga"], "gate"),
        (["gate", "--base"], "--baseline"),
        (["gate", "--format", "sar"], "sarif"),
        (["lint", "--allow"], "--allow-unchecked"),
    ],
    ids=str,
)
def test_bash_completes_commands_options_and_values(
    words: list[str], offer: str
) -> None:
    program = shutil.which("bash")
    if program is None:
        pytest.skip("no bash here")
    script = ASK_BASH.format(words=" ".join(words), last=len(words))
    path = command_pages.COMPLETIONS["bash"]
    done = subprocess.run(
        [program, "--norc", "-c", script, "bash", str(path)],
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.stdout.split() == [offer], done.stderr


@pytest.mark.parametrize(
    ("words", "offer"),
    [("ga", "gate"), ("item", "item.json"), ("explain json/trunc", "json/truncated")],
)
def test_fish_completes_commands_rules_and_files_for_the_window(
    tmp_path: Path, words: str, offer: str
) -> None:
    program = shutil.which("fish")
    if program is None:
        pytest.skip("no fish here")
    (tmp_path / "item.json").touch()
    path = command_pages.COMPLETIONS["fish"]
    ask = f"source {path}; complete -C 'open-responses-inspector {words}'"
    done = subprocess.run(
        [program, "--no-config", "-c", ask],
        capture_output=True,
        check=False,
        cwd=tmp_path,
        encoding="utf-8",
    )
    assert [line.split("\t")[0] for line in done.stdout.splitlines()] == [offer]


def test_bash_falls_back_to_files_for_the_window() -> None:
    script = command_pages.COMPLETIONS["bash"].read_text("utf-8")
    assert "complete -o bashdefault -o default -F" in script
