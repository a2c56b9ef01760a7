"""Bodies in the shape of public bug reports, through the command line.

What must be said of each is judged in ``tests/cases``; here the command line is held
to saying just that, and the cases' own script to reading its report.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from inspector.core.checks.envelope_checks import UNWRAPPED
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import compare
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools
from streams import World

REPOSITORY = Path(__file__).resolve().parents[2]
FOLDER = REPOSITORY.parent / "shared" / "cases"
NAMES = sorted(
    path.name[: -len(".expect.json")] for path in FOLDER.glob("*.expect.json")
)
ASIDE = (".schema.json", ".tools.json", ".expect.json")

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no folder 'shared' beside the repository"
)


def files_of(name: str) -> list[Path]:
    return [p for p in sorted(FOLDER.glob(f"{name}.*")) if not p.name.endswith(ASIDE)]


def options_of(name: str) -> list[str]:
    options = []
    for option in ("schema", "tools"):
        path = FOLDER / f"{name}.{option}.json"
        if path.exists():
            options += [f"--{option}", str(path)]
    return options


def sources_of(name: str) -> Sources:
    def document(path: Path):
        return read_document(path.read_bytes(), Origin(str(path)))

    schema, tools = (FOLDER / f"{name}.{option}.json" for option in ("schema", "tools"))
    return Sources(
        read_schema(document(schema)) if schema.exists() else None,
        tools=tuple(read_tools(document(tools))) if tools.exists() else (),
    )


def counted(codes: list[str]) -> Counter:
    """How often each rule speaks; what a log was unwrapped from counts once.

    Read line by line, a record without an item is told of before one with an item
    is seen; read whole, the log is unwrapped and that is all there is to say.
    """
    once = sorted({*codes} & {UNWRAPPED})
    return Counter([*once, *(code for code in codes if code != UNWRAPPED)])


@pytest.mark.parametrize("name", NAMES)
def test_the_command_line_says_what_the_core_says(name: str) -> None:
    files, world = files_of(name), World()
    command = "diff" if len(files) > 1 else "gate"
    code = world.run(command, *files, *options_of(name), "--format", "json")
    report = json.loads(world.printed)
    inspections = [inspect_content(f.read_bytes(), sources_of(name)) for f in files]
    findings = [f for inspection in inspections for f in inspection.findings]
    sides = [report]
    blocks = any(inspection.blocks for inspection in inspections)
    if command == "diff":
        comparison = compare(*inspections)
        findings += comparison.findings
        sides = [report["left"], report["right"]]
        blocks |= comparison.blocks
    if command == "gate":
        given = [each for inspection in inspections for each in inspection.given]
        told = [finding for each in given for finding in each.findings]
        findings += told
        blocks |= any(finding.blocks for finding in told)
    said = counted([found["code"] for found in report["findings"]])
    assert said == counted([finding.code for finding in findings])
    reasons = [[item["reason"] for item in side["items"]] for side in sides]
    assert reasons == [[item.reason for item in i.items] for i in inspections]
    complete = all(inspection.is_complete for inspection in inspections)
    assert code == (1 if blocks else 0 if complete else 3)


@pytest.mark.parametrize("only", ["01", "30", "32", "13", "33"])
def test_the_script_of_the_cases_reads_the_report(only: str) -> None:
    command = f"{sys.executable} -m inspector"
    done = subprocess.run(
        [
            sys.executable,
            str(FOLDER / "check.py"),
            "--only",
            only,
            "--command",
            command,
        ],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
