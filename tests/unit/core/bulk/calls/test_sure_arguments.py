import json

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.bulk.calls.sure_arguments import (
    decoded,
    digests_where_sure,
    is_fine,
    members_in,
    sure_object,
)
from inspector.core.bulk.pairing.marks import digest_of_text
from inspector.core.source.document import read_document
from inspector.core.source.json_reader import read_json
from inspector.core.source.origin import Origin
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.tool_sources import read_tools

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=True, allow_infinity=True)
    | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
SPACES = st.sampled_from(
    [(",", ":"), (", ", ": "), (" ,\n", " :\t"), (",\r\n", "\n: ")]
)
RISKY = [
    '{"a":1,"a":2}',
    '{"a":1,"a" :2}',
    '{"a":{"b":1,"b":2}}',
    '{"a":9007199254740993}',
    '{"a":1e400}',
    '{"a":1e-400}',
    '{"a":0.1e-323}',
    '{"a":NaN}',
    '{"a":"\\ud800"}',
    '{"a":"<|im_end|>"}',
    '{"a":"&lt;"}',
    '{"a":"[TOOL_CALLS]"}',
    '{"a":1,}',
    '{"a":"\t"}',
    '{"a":1} x',
    "[]",
    '"{}"',
    "",
    '{"a":' * 130 + "1" + "}" * 130,
    '{"a":' + "[" * 130 + "]" * 130 + "}",
]


@pytest.mark.parametrize("text", RISKY)
def test_whatever_could_be_said_of_is_not_sure(text):
    assert sure_object(text.encode()) is None


@pytest.mark.parametrize(
    "text", ['{"a": "x:y", "b": [{"c": 1.5}]}', "{}", '{"a":":"}', '{"서울":"東京 🚀"}']
)
def test_plain_objects_are_sure_however_they_are_spaced(text):
    value = sure_object(text.encode())
    assert value is None or value == json.loads(text)


@given(st.dictionaries(st.text(max_size=6), VALUES, max_size=5), SPACES, st.booleans())
def test_what_is_sure_has_no_fault_and_is_the_same_value(value, spaces, is_ascii):
    text = json.dumps(value, separators=spaces, ensure_ascii=is_ascii)
    try:
        data = text.encode()
    except UnicodeEncodeError:
        return
    sure = sure_object(data)
    if sure is not None:
        assert read_json(text).faults == ()
        assert sure == json.loads(text)


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 9)), max_size=4), SPACES
)
def test_a_name_that_is_repeated_is_never_sure(members, spaces):
    comma, colon = spaces
    text = "{" + comma.join(f'"{name}"{colon}{n}' for name, n in members) + "}"
    if len({name for name, _ in members}) < len(members):
        assert sure_object(text.encode()) is None


@given(st.text())
def test_a_sound_string_means_what_every_reader_says(text):
    body = json.dumps(text)[1:-1].encode()
    meant = decoded(body)
    try:
        assert meant == text.encode()
    except UnicodeEncodeError:
        assert meant is None


@pytest.mark.parametrize("body", [b'a"b', b"a\\", b"\\x", b"\t", b"\\ud800", b"\xff"])
def test_a_string_that_is_not_sound_means_nothing(body):
    assert decoded(body) is None


def test_members_are_counted_at_every_depth():
    assert members_in(orjson.loads('{"a":{"b":[{"c":1,"d":[]}]},"e":2}')) == 5


@pytest.mark.parametrize(
    ("value", "is_checked", "expected"),
    [({}, False, True), ({}, True, False), (None, False, False)],
    ids=["nothing to keep to", "a schema that cannot be asked alone", "not sure"],
)
def test_arguments_without_a_schema_are_fine_where_none_is_asked(
    value, is_checked, expected
):
    assert is_fine(value, 2, None, is_checked=is_checked) is expected


CITY = {
    "type": "object",
    "properties": {"city": {"type": "string"}},
    "required": ["city"],
}


def sure_schema_of(parameters):
    text = json.dumps([{"type": "function", "name": "f", "parameters": parameters}])
    (tool,) = read_tools(read_document(text, Origin("tools.json")))
    return sure_schema(tool)


@pytest.mark.parametrize("text", ['{"city":"Oslo"}', '{"city": "서울 \\n\\u00e9"}'])
def test_the_digest_of_sure_arguments_is_that_of_their_text(text):
    raw = json.dumps(text, ensure_ascii=False)[1:-1].encode()
    digest = digests_where_sure(sure_schema_of(CITY))
    assert digest(raw) == digest_of_text(text.encode())


@pytest.mark.parametrize(
    "raw", [rb"{\"city\":1}", rb"{\"city\":\"\xff\"}", b"", b"x", rb"{\"city\":\"a"]
)
def test_other_arguments_have_no_digest(raw):
    assert digests_where_sure(sure_schema_of(CITY))(raw) is None


def test_where_nothing_can_be_asked_alone_no_arguments_are_sure():
    assert digests_where_sure(None)(b"{}") is None
    odd = sure_schema_of({"type": "object", "patternProperties": {"a": True}})
    assert digests_where_sure(odd)(b"{}") is None


def test_arguments_that_are_too_long_to_ask_of_are_not_sure():
    schema = sure_schema_of(CITY)
    raw = rb"{\"city\":\"Oslo\"}"
    assert digests_where_sure(schema._replace(longest=len(raw)))(raw) is not None
    assert digests_where_sure(schema._replace(longest=len(raw) - 1))(raw) is None
