"""What `packaging/reference` does: the rule reference, made of catalogue and cases.

`resources/reference/examples.json` holds the smallest case of each rule that fails and
the smallest that passes; `rules.en.md` and `rules.ko.md` are what `explain` says of
every rule.
"""

from __future__ import annotations

import json
import subprocess
from base64 import b64encode
from typing import TYPE_CHECKING

import environment as env
import processes
from messages import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

CASES = env.REPOSITORY / "tests" / "cases"
REFERENCE = env.REPOSITORY / "resources" / "reference"
EXAMPLES = "examples.json"
EXPECTED = "expected.json"
LANGUAGES = ("en", "ko")
_RUN = "sys.exit(r.run(sys.argv[1:]))"


def main(arguments: Sequence[str]) -> int:
    """Write the reference; with ``--check`` only say what is stale, and exit with 1."""
    if list(arguments) not in ([], ["--check"]):
        raise SetupError("usage: python3 packaging/reference [--check]")
    environment = env.prepare()
    paths = [str(env.REPOSITORY), str(env.REPOSITORY / "packaging")]
    code = f"import sys; sys.path[:0] = {paths}; import rule_reference as r; {_RUN}"
    command = [str(environment.python), "-P", "-c", code, *arguments]
    return subprocess.run(
        command, check=False, env=processes.child_variables()
    ).returncode


def run(arguments: Sequence[str]) -> int:
    """The same where the program and all that it needs can be imported."""
    if arguments:
        old = stale()
        for name in old:
            print(f"{name} is stale: run python3 packaging/reference")
        return int(bool(old))
    REFERENCE.mkdir(exist_ok=True)
    # The pages are made with the examples, so these come first.
    (REFERENCE / EXAMPLES).write_text(examples_text(), "utf-8")
    for name, text in pages().items():
        (REFERENCE / name).write_text(text, "utf-8")
    return 0


def stale() -> list[str]:
    """The files that are not what they would be if they were made now."""
    made = {EXAMPLES: examples_text(), **pages()}
    return [name for name, text in made.items() if _held(REFERENCE / name) != text]


def examples_text() -> str:
    """The examples of all rules, a rule a line."""
    rules = sorted(
        path.relative_to(CASES).as_posix()
        for path in CASES.glob("*/*")
        if (path / "fails").is_dir()
    )
    lines = [f" {json.dumps(code)}: {_line(code)}" for code in rules]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def pages() -> dict[str, str]:
    """The reference in every language, by the name of its file."""
    # Imported late: only here is the program itself needed.
    from inspector.core.report.explanation import explanation_of  # noqa: PLC0415
    from inspector.core.report.explanation_writers import (  # noqa: PLC0415
        write_markdown,
    )
    from inspector.core.rules.catalogue import rules  # noqa: PLC0415
    from inspector.core.rules.edition import edition  # noqa: PLC0415
    from inspector.core.texts import text_of  # noqa: PLC0415

    made = {}
    for language in LANGUAGES:
        title = text_of("explain", "reference.title", language)
        intro = text_of("explain", "reference.intro", language, edition=edition())
        parts = [f"# {title}\n\n{intro}\n\n"]
        for code in rules():
            parts.extend(write_markdown(explanation_of(code, language), language))
        made[f"rules.{language}.md"] = "".join(parts).rstrip() + "\n"
    return made


def _line(code: str) -> str:
    entry = {kind: _smallest(CASES / code / kind) for kind in ("fails", "passes")}
    return json.dumps(entry, ensure_ascii=False)


def _smallest(folder: Path) -> dict[str, object]:
    case = min(folder.iterdir(), key=lambda case: (_size(case), case.name))
    expected = json.loads((case / EXPECTED).read_text("utf-8"))  # noqa: TID251 - ours
    target = {"target": expected["target"]} if "target" in expected else {}
    files = {path.name: _text(path.read_bytes()) for path in _files(case)}
    return {"name": case.name, **target, "files": files}


def _files(case: Path) -> list[Path]:
    return sorted(path for path in case.iterdir() if path.name != EXPECTED)


def _size(case: Path) -> int:
    return sum(path.stat().st_size for path in _files(case))


def _text(data: bytes) -> str | dict[str, str]:
    """A text; in base64 where it is none, or would not come out as it went in."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return {"base64": b64encode(data).decode("ascii")}


def _held(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None
