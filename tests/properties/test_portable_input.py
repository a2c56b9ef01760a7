"""Whatever is logged: what can be sent on passes the gate, and the published types.

Source of the oracle: openresponses-types 2.4.0, ``CreateResponseBody.input``.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import openresponses_types.types as published
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from builders import (
    ABSENT,
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_request,
    an_output,
    as_json,
)
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.portable_input import portable_input
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS
from inspector.core.tools.tool_sources import Sources, read_schema

REAL = Path(__file__).resolve().parents[3] / "shared" / "real"
ITEMS = TypeAdapter(
    published.CreateResponseBody.model_fields["input"].annotation,
)
SCHEMA = Sources(
    read_schema(read_document(json.dumps(REGION_SCHEMA), Origin("schema.json")))
)

ids = st.sampled_from(["call_1", "call_2", "aB3dE5fG7", "a:b", "c" * 65, "", 7, None])
statuses = st.sampled_from(["completed", "incomplete", None, ABSENT])
texts = st.sampled_from(["Hi", "", "\ud800", "한글", "\u2028", 7, None, [], ["x"]])
arguments = st.sampled_from(
    ['{"region":"apac"}', '{"region": "emea"}', '{"region":"global"}', "{}", "", "["]
)
item_ids = st.sampled_from(["fc_1", "msg_1", "x", ABSENT, None])
items = st.one_of(
    st.builds(
        lambda a, c, i, s: a_function_call(a, call_id=c, id=i, status=s),
        *(arguments, ids, item_ids, statuses),
    ),
    st.builds(
        lambda o, c, s: an_output(o, call_id=c, status=s), *(texts, ids, statuses)
    ),
    st.builds(
        lambda r, t, i, s: a_message(role=r, content=t, id=i, status=s),
        st.sampled_from(["user", "assistant", "developer", "system", "x", None]),
        *(texts, item_ids, statuses),
    ),
    st.builds(
        lambda r, t, i: a_message(str(t), role=r, id=i),
        *(st.sampled_from(["user", "assistant"]), texts, item_ids),
    ),
    st.sampled_from(
        [
            {"type": "reasoning", "id": "rs_1", "summary": []},
            {"type": "item_reference", "id": "msg_1"},
            {"type": "web_search_call", "id": "ws_1"},
            {"type": "acme:x"},
            7,
        ]
    ),
)
HALF = re.compile(r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
targets = st.sampled_from(TARGETS)


def with_status(text: str) -> str:
    """The list as it was logged: that a call was finished does not travel."""
    return re.sub(r'"type": "function_call"', r'\g<0>, "status": "completed"', text)


def holds(content: str | bytes, target: str) -> None:
    inspection = inspect_content(content, SCHEMA)
    made = portable_input(inspection, target)
    made.text.encode()
    named = [left.item for left in made.left_out if left.item is not None]
    assert sorted([*made.kept, *named]) == list(range(len(inspection.items)))
    if not made.kept:
        assert made.text == "[]\n"
        return
    again = inspect_content(with_status(made.text), SCHEMA, target=target)
    assert [finding for finding in again.findings if finding.blocks] == []
    assert not again.blocks
    assert {entry.reason.value for entry in again.items} <= {"ok", "not_function_call"}
    assert [entry.item.type_text for entry in again.items] == [
        inspection.items[number].item.type_text for number in made.kept
    ]
    for entry, number in zip(again.items, made.kept, strict=True):
        logged = inspection.items[number].item
        for name in ("call_id", "name", "arguments", "output", "role"):
            assert entry.item.text(name) == logged.text(name)
    # The oracle cannot hold half a surrogate pair, which is written as its escape.
    ITEMS.validate_python(json.loads(HALF.sub("?", made.text)))
    rest = portable_input(again, target)
    assert (rest.text, rest.left_out) == (made.text, ())


@given(st.lists(items, max_size=8), targets)
def test_what_can_be_sent_on_passes_the_gate_and_the_published_types(logged, target):
    holds(as_json(a_request(*logged), ascii_only=True), target)


@given(st.lists(items, max_size=6), targets)
def test_so_it_does_from_a_bare_list_with_raw_characters(logged, target):
    holds(as_json(logged), target)


@pytest.mark.skipif(not REAL.is_dir(), reason="no folder 'shared' beside it")
@pytest.mark.parametrize(
    "target", [DEFAULT_TARGET, "openai", "openrouter", "anthropic"]
)
def test_so_it_does_from_recorded_requests(target):
    made = 0
    for path in sorted((REAL / "request_json").rglob("*.json")):
        inspection = inspect_content(path.read_bytes())
        result = portable_input(inspection, target)
        if not result.kept:
            continue
        made += 1
        again = inspect_content(with_status(result.text), target=target)
        assert [f.code for f in again.findings if f.blocks] == [], path.name
        ITEMS.validate_python(json.loads(result.text))
    assert made > 100
