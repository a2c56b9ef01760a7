"""Markdown fences around what was pasted."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output, as_json, as_json_lines
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin

CALL = as_json(a_function_call(), indent=2)


def read(text: str):
    return read_document(text, Origin("test"))


@pytest.mark.parametrize(
    "text",
    [
        f"```json\n{CALL}\n```",
        f"See this:\n\n```\n{CALL}\n```\n\nand tell me.",
        f"~~~~ json\n{CALL}\n~~~~~\n",
        f"```json\n{CALL}\n",
        f"```{as_json(a_function_call())}```",
        f"- like so:\n  ```json\n  {as_json(a_function_call())}\n  ```",
        f"```sh\nls -l\n```\n```json\r\n{CALL}\r\n```",
        f"```python\n{a_function_call()!r}\n```",
    ],
)
def test_what_stands_in_a_fence_is_read(text):
    document = read(text)
    (record,) = document.records
    assert value_of(record.root) == a_function_call()
    assert document.read_as.startswith("code fence")
    name = record.root.get("name")
    assert "get_sales_report" in text[name[0] : name[1]]


def test_several_fences_hold_several_records():
    text = f"a\n```\n{CALL}\n```\nb\n```json\n{as_json(an_output())}\n```\n"
    document = read(text)
    assert (document.form, len(document.records)) == ("fence", 2)


def test_a_fence_may_hold_a_log():
    text = f"```\n{as_json_lines(a_function_call(), an_output())}```"
    assert read(text).read_as == "code fence, jsonl"


def test_a_broken_value_in_a_fence_says_where_it_breaks():
    text = "```json\n" + CALL.replace('"name": ', '"name": oops') + "\n```"
    (record,) = read(text).records
    assert [f.rule for f in record.faults] == ["json/syntax"]
    assert text[record.faults[0].span.start :].startswith("oops")


@pytest.mark.parametrize("text", ["```\nls -l\n```", "```\n```", "```", "`" * 100])
def test_a_fence_without_a_value_is_a_fault(text):
    (record,) = read(text).records
    assert [f.rule for f in record.faults] == ["json/code-fence"]


def test_a_fence_in_a_string_is_part_of_its_text():
    document = read(as_json({"text": f"```json\n{CALL}\n```"}))
    assert document.read_as == "json"


def test_a_fence_that_a_log_speaks_of_is_no_form():
    text = f"INFO {as_json(a_function_call())}\nINFO said:\n```\n{CALL}\n```\n"
    assert read(text).read_as == "log lines (prefix)"
