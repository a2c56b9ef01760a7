"""What CI services are given, run here as plain shell."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from builders import REGION_SCHEMA, a_function_call, as_json_lines
from inspector.cli.options import parse_options
from inspector.cli.output import format_name

REPOSITORY = Path(__file__).resolve().parents[3]
CI = REPOSITORY / "packaging" / "ci"
SHELL = shutil.which("sh")

pytestmark = pytest.mark.skipif(
    SHELL is None or " " in sys.executable, reason="no POSIX shell can be used here"
)

GOOD = a_function_call()
CUT = a_function_call("{", call_id="call_2", name="find_report")


@pytest.fixture
def here(tmp_path):
    """A project with a log that passes, one that fails, and their schema."""
    (tmp_path / "good logs").mkdir()
    (tmp_path / "good logs" / "a.jsonl").write_text(as_json_lines(GOOD))
    (tmp_path / "bad.jsonl").write_text(as_json_lines(GOOD, CUT))
    (tmp_path / "schema.json").write_text(json.dumps(REGION_SCHEMA))
    commands = tmp_path / "commands"
    commands.mkdir()
    command = commands / "open-responses-inspector"
    command.write_text(f'#!{SHELL}\nexec "{sys.executable}" -m inspector "$@"\n')
    command.chmod(0o755)
    return tmp_path


def shell(here: Path, words: list[str], **variables: str):
    kept = {n: v for n, v in os.environ.items() if not n.startswith(("GITHUB", "CI"))}
    path = os.pathsep.join([str(here / "commands"), os.environ["PATH"]])
    known = {"PATH": path, "PYTHONPATH": str(REPOSITORY), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [str(SHELL), *words],
        cwd=here,
        env=kept | known | variables,
        capture_output=True,
        check=False,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )


def gate(here: Path, **variables: str):
    named = {f"INSPECTOR_{name.upper()}": value for name, value in variables.items()}
    return shell(here, [str(CI / "gate.sh")], **named)


@pytest.mark.parametrize(
    ("paths", "options", "code"),
    [
        ("good logs", {"schema": "schema.json"}, 0),
        ("good logs\nbad.jsonl\n", {"schema": "schema.json"}, 1),
        ("*.jsonl", {"schema": "schema.json"}, 1),
        ("good logs", {}, 3),
        ("good logs", {"allow_unchecked": "true"}, 0),
        ("bad.jsonl", {"schema": "schema.json", "fail_on": "request"}, 0),
        ("none.jsonl", {}, 2),
        ("", {}, 2),
    ],
    ids=str,
)
def test_the_shell_script_answers_as_the_gate_does(here, paths, options, code):
    done = gate(here, paths=paths, **options)
    assert done.returncode == code, done.stdout + done.stderr
    assert bool(done.stderr) is (code == 2)


def test_what_is_known_passes(here):
    known = ["gate", "bad.jsonl", "--write-baseline", "known.json", "--quiet"]
    shell(here, ["-c", 'open-responses-inspector "$@"', "sh", *known])
    options = {"schema": "schema.json", "baseline": "known.json"}
    assert gate(here, paths="bad.jsonl", **options).returncode == 0


def test_a_report_is_written_beside_the_answer(here):
    options = {"schema": "schema.json", "report": "report.json"}
    done = gate(here, paths="bad.jsonl", **options)
    assert done.returncode == 1
    report = json.loads((here / "report.json").read_bytes())
    assert report["summary"]["blocking"] == 1


def test_a_report_that_cannot_be_written_is_no_answer(here):
    options = {"schema": "schema.json", "report": "no/report.json"}
    done = gate(here, paths="good logs", **options)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


@pytest.fixture(scope="module")
def action():
    return yaml.safe_load((CI / "action.yml").read_text("utf-8"))


def step(action, name):
    (found,) = (each for each in action["runs"]["steps"] if each["name"] == name)
    return found


def run_step(here, action, inputs):
    """The step that gates, as a runner would: inputs filled in, variables set."""
    defaults = {n: each.get("default", "") for n, each in action["inputs"].items()}
    values = defaults | inputs
    found = step(action, "Gate")
    filled = {
        name: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda m: values[m[1]], text)
        for name, text in found["env"].items()
    }
    programs = here / "inspector" / "bin"
    programs.mkdir(parents=True)
    shutil.copy(here / "commands" / "open-responses-inspector", programs)
    variables = {
        "GITHUB_ACTIONS": "true",
        "GITHUB_ACTION_PATH": str(CI),
        "GITHUB_OUTPUT": str(here / "output.txt"),
        "GITHUB_STEP_SUMMARY": str(here / "summary.md"),
        "RUNNER_TEMP": str(here),
    }
    (here / "summary.md").write_text("# Before\n")
    return shell(here, ["-e", "-c", found["run"]], **filled, **variables)


def test_the_action_shows_findings_beside_lines_and_in_the_summary(here, action):
    inputs = {"paths": "bad.jsonl\n", "schema": "schema.json", "report": "r.sarif"}
    done = run_step(here, action, inputs)
    assert done.returncode == 1, done.stderr
    assert "::error " in done.stdout
    assert "file=bad.jsonl" in done.stdout
    assert "exit-code=1" in (here / "output.txt").read_text().split()
    summary = (here / "summary.md").read_text("utf-8")
    assert summary.startswith("# Before\n## Do not replay")
    assert json.loads((here / "r.sarif").read_bytes())["version"] == "2.1.0"


def test_the_action_masks_secrets_unless_told_otherwise(here, action):
    secret = "sk-proj-" + "Ab3dEf6hIj9kLm2n" * 3
    call = a_function_call(json.dumps({"region": secret}))
    (here / "bad.jsonl").write_text(as_json_lines(call))
    inputs = {"paths": "bad.jsonl\n", "schema": "schema.json", "report": "r.json"}
    done = run_step(here, action, inputs)
    assert done.returncode == 1, done.stderr
    written = (here / "summary.md").read_text("utf-8") + (here / "r.json").read_text()
    assert secret not in done.stdout + written
    assert action["inputs"]["redact"]["default"] == "secrets"


def test_every_input_of_the_action_reaches_the_script(action):
    used = re.findall(r"inputs\.([\w-]+)", str(step(action, "Gate")["env"]))
    assert sorted(used) == sorted(action["inputs"])
    script = (CI / "gate.sh").read_text("utf-8")
    assert set(step(action, "Gate")["env"]) <= set(re.findall(r"INSPECTOR_\w+", script))


def test_the_action_installs_the_checkout_it_comes_with(action):
    assert '"$GITHUB_ACTION_PATH/../.."' in step(action, "Install")["run"]
    assert (CI / ".." / ".." / "pyproject.toml").is_file()


def test_the_job_for_gitlab_fails_and_leaves_its_test_report(here):
    (job,) = yaml.safe_load((CI / "gitlab.yml").read_text("utf-8")).values()
    variables = job["variables"] | {
        "INSPECTOR_PATHS": "bad.jsonl",
        "INSPECTOR_OPTIONS": "--schema schema.json",
    }
    done = shell(here, ["-e", "-c", "\n".join(job["script"])], **variables)
    assert done.returncode == 1, done.stderr
    report = here / job["artifacts"]["reports"]["junit"]
    assert report.read_text("utf-8").startswith("<?xml")


def hooks():
    return yaml.safe_load((REPOSITORY / ".pre-commit-hooks.yaml").read_text("utf-8"))


@pytest.mark.parametrize("hook", hooks(), ids=lambda hook: hook["id"])
def test_a_hook_runs_a_command_that_takes_files(hook):
    program, *words = hook["entry"].split()
    assert program == "open-responses-inspector"
    assert parse_options([*words, "a.json"], "en").paths == ["a.json"]
    assert hook["language"] == "python"


def test_hooks_look_at_logs_and_tools():
    patterns = {each["id"]: re.compile(each["files"]) for each in hooks()}
    logs, tools = patterns.values()
    assert all(map(logs.search, ["a.jsonl", "x/b.har", "c.ndjson.gz"]))
    assert not any(map(logs.search, ["package.json", "a.jsonlx", "c.gz"]))
    assert tools.search("x/tools.json")
    assert not tools.search("package.json")


def test_the_suffix_in_the_docs_is_a_format():
    text = (CI / "README.md").read_text("utf-8")
    names = set(re.findall(r"report: (\S+)", text))
    assert names
    for name in names:
        assert format_name(parse_options(["gate", "-o", name], "en")) != "text"


def test_every_variable_that_the_docs_name_is_read():
    script = (CI / "gate.sh").read_text("utf-8")
    named = set(re.findall(r"`(INSPECTOR_\w+)`", (CI / "README.md").read_text("utf-8")))
    assert named == set(re.findall(r"INSPECTOR_\w+", script))


def test_the_options_in_the_docs_are_understood(tmp_path):
    from inspector.cli.configuration import configured  # noqa: PLC0415

    text = (CI / "README.md").read_text("utf-8")
    (table,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    (tmp_path / "pyproject.toml").write_text(table, "utf-8")
    assert set(configured(["gate"], tmp_path)["gate"]) == {
        "tools",
        "fail_on",
        "baseline",
        "allow_unchecked",
    }
