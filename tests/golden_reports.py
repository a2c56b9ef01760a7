"""Reports that are kept, one for each format and input; made anew by running this.

``python tests/golden_reports.py`` writes ``tests/goldens``. What changes with every
word of a rule or every release (editions, the version, the page's style and script) is
left out, so that a golden file changes when a format does. Of a report with ten
thousand findings only the beginning, the end and a digest are kept.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from inspector.core.report.html_writer import write_html  # noqa: E402
from inspector.core.report.report import Report  # noqa: E402
from inspector.core.report.writers import FORMATS  # noqa: E402
from inspector.printing.paper import for_paper  # noqa: E402
from report_builders import a_comparison_report, a_report  # noqa: E402
from summaries import a_summary_report  # noqa: E402

GOLDENS = HERE / "goldens"
INPUTS = GOLDENS / "inputs"
MANY = 10_000
PAPER = "paper"
"""The page as it is laid out for PDF; where its lines break is a matter of fonts."""

NAMES = (*FORMATS, PAPER)
LANGUAGES = {"korean": "ko"}
_KEPT = 2000

_CHANGING = (
    (re.compile(r"(?<![0-9a-f])[0-9a-f]{12}(?![0-9a-f])"), "EDITION"),
    (re.compile(r"<style>.*?</style>", re.DOTALL), "<style>STYLE</style>"),
    (re.compile(r"<script>.*?</script>", re.DOTALL), "<script>SCRIPT</script>"),
    (re.compile(r"sha256-[A-Za-z0-9+/]{43}="), "SCRIPT-HASH"),
    (re.compile(r"<svg width.*?</svg>", re.DOTALL), "<svg>SHAPES</svg>"),
)


def _input(name: str) -> bytes:
    return (INPUTS / name).read_bytes()


def _korean() -> Report:
    schema = _input("schema.json").decode()
    return a_report(_input("korean.jsonl"), name="logs/한국어.jsonl", schema=schema)


def _many() -> Report:
    lines = (f'{{"type":"acme:t","id":"t_{n}"}}\n' for n in range(MANY))
    return a_report("".join(lines), name="many.jsonl")


def _comparison() -> Report:
    return a_comparison_report(_input("left.json"), _input("right.json"))


REPORTS: dict[str, Callable[[], Report]] = {
    "korean": _korean,
    "many": _many,
    "empty": lambda: a_report(_input("empty.json"), name="empty.json"),
    "comparison": _comparison,
    "summary": a_summary_report,
    "stream": lambda: a_report(_input("stream.sse"), name="stream.sse"),
}


@cache
def report_of(name: str) -> Report:
    """The report of one input, as a command would have made it."""
    command = ("diff",) if name in ("comparison", "summary") else ("gate",)
    return REPORTS[name]()._replace(command=command)


@cache
def written(name: str, form: str) -> str:
    """A report as it is written, in the language of its input."""
    language = LANGUAGES.get(name, "en")
    if form == PAPER:
        return for_paper("".join(write_html(report_of(name), language)))
    return "".join(FORMATS[form].write(report_of(name), language))


def golden(name: str, form: str) -> str:
    """What is kept of a report."""
    text = written(name, form)
    for pattern, sign in _CHANGING:
        text = pattern.sub(sign, text)
    if len(text) <= 20 * _KEPT or name != "many":
        return text
    digest = hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()
    return f"{text[:_KEPT]}\n...\n{text[-_KEPT:]}\n{len(text)} {digest}\n"


def path_of(name: str, form: str) -> Path:
    """Where it is kept."""
    suffix = ".paper.html" if form == PAPER else FORMATS[form].suffix
    return GOLDENS / f"{name}{suffix}"


def main() -> None:
    """Write all of them."""
    for name in REPORTS:
        for form in NAMES:
            data = golden(name, form).encode("utf-8", "backslashreplace")
            path_of(name, form).write_bytes(data)


if __name__ == "__main__":
    main()
