"""Whatever has the words of wrappers and other APIs in it is read without a fault."""

from __future__ import annotations

import json
import pickle

from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.checks.inspection import inspect_content
from inspector.core.items.envelope import read_envelope
from inspector.core.items.foreign.table import APIS, STREAMS
from inspector.core.items.wrappers.table import WRAPPERS
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.pointer import resolve

KEYS = {key.rstrip("/.") for api in APIS for keys in api.keys for key in keys}
KEYS |= {key.rstrip("/.") for one in (*STREAMS, *WRAPPERS) for key in one.keys}
KEYS |= {
    *("arguments", "args", "id", "call_id", "role", "message", "delta", "tool_name"),
    *("name", "result", "index", "inputs", "outputs", "span_data", "function"),
    *("partial_json", "content_block", "start", "toolUse", "contentBlockIndex"),
    *("gen_ai.tool.name", "gen_ai.output.messages", "output.value", "spans"),
}
WORDS = [
    *("function_call", "function", "tool_use", "tool_result", "message", "ai", "tool"),
    *("function.call", "function_result", "chat.completion.chunk", "realtime.item"),
    *("response", "response_item", "session_meta", "trace.span", "GENERATION", "TOOL"),
    *("content_block_start", "content_block_delta", "message_start", "tool-call"),
    *("item.completed", "response.completed", "event_msg", "constructor", "custom"),
    *("tool_call", "conversation.item.created", "request", "{}", "[1]", "{", ""),
    *('{"type":"function_call","arguments":""}', "assistant", "llm", "tool-x"),
]
SCALARS = st.one_of(
    st.sampled_from(WORDS), st.none(), st.booleans(), st.integers(-2, 3)
)
NAMES = st.sampled_from(sorted(KEYS))
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(NAMES, inner, max_size=6)
    ),
    max_leaves=25,
)
TEXTS = st.lists(VALUES, min_size=1, max_size=3).map(
    lambda values: "\n".join(map(json.dumps, values))
)


@settings(deadline=None, max_examples=300)
@given(TEXTS)
def test_anything_is_inspected_and_can_be_handed_to_another_process(text):
    inspection = inspect_content(text)
    copy = pickle.loads(pickle.dumps(inspection))
    assert copy.foreign_calls == inspection.foreign_calls
    for finding in inspection.findings:
        start, end = finding.place.span
        assert 0 <= start <= end <= len(text)


@settings(deadline=None, max_examples=300)
@given(st.dictionaries(NAMES, VALUES, min_size=1, max_size=6))
def test_what_a_call_points_at_stands_there(value):
    document = read_document(json.dumps(value), Origin("test"))
    root = document.records[0].root
    for call in read_envelope(document).foreign_calls:
        for part in (call.at, call.name, call.arguments, call.call_id):
            if part is not None and resolve(root, part.pointer) is not None:
                assert resolve(root, part.pointer) == part.node


@settings(deadline=None, max_examples=200)
@given(VALUES)
def test_items_of_a_list_are_found_once_each(value):
    envelope = read_envelope(read_document(json.dumps(value), Origin("test")))
    for body in envelope.bodies:
        pointers = [pointer for pointer, _ in body.items]
        assert len(pointers) == len(set(pointers))
