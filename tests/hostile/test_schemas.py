"""Schemas made to hang, to crash, to reach out or to be believed.

Whatever a schema says, the answer comes within seconds and is never a wrong
"valid". What could take the interpreter down runs in a process of its own.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import threading

import pytest

from growth import assert_soon
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import satisfies, validate
from schemas import doubling, node_in, node_of

SECONDS = 30.0
"""Two at worst where this was written; what hangs takes hours."""
LONG = "a" * 40 + "!"


def answer(schema, value):
    """The answer, which must come in time."""
    schema_node, value_node = node_of(schema), node_of(value)
    return assert_soon(lambda: validate(schema_node, value_node), SECONDS, 1)


def nested(depth, leaf):
    for _ in range(depth):
        leaf = {"a": leaf}
    return leaf


@pytest.mark.parametrize(
    "pattern",
    ["^(a+)+$", "(x+x+)+y", "^(a|aa)+$", "(.*)(.*)(.*)(.*)(.*)z", "^(?:a?){50}a{50}$"],
)
@pytest.mark.parametrize("text", [LONG, "a" * 100_000 + "!"], ids=["short", "long"])
def test_a_pattern_that_others_choke_on_is_simply_matched(pattern, text):
    assert answer({"pattern": pattern}, text).outcome is Outcome.INVALID


@pytest.mark.parametrize(
    "pattern", ["^(a+)+$", "^(a|aa)+$", ".*.*.*.*.*.*.*z", "a?" * 40 + "b", "(a*)*b"]
)
def test_no_second_opinion_is_worth_a_hang(pattern):
    """Python's matcher backtracks on these for hours; it is not asked then."""
    found = answer({"pattern": pattern, "maxLength": 3}, LONG)
    assert found.outcome is Outcome.INVALID
    assert not any(violation.is_disputed for violation in found.violations)


OLDEST = "http://json-schema.org/draft-03/schema#"


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"items": {"pattern": "^(a+)+$"}}, [LONG] * 50),
        ({"uniqueItems": True}, [[n] for n in range(20_000)]),
        ({"items": {"type": "integer", "divisibleBy": 3}}, ["x"] * 20_000),
        ({"extends": [{"$ref": "#/a"}, {"$ref": "#/a"}], "a": {"enum": [1] * 9000}}, 2),
        ({"type": [{"type": [{"type": [{"type": ["null"]}]}]}]}, {"a": [1]}),
        ({"properties": {"a": {"$ref": "#"}}}, nested(100, 1)),
        ({"dependencies": {"a": {"$ref": "#"}}}, {"a": 1}),
    ],
)
def test_the_oldest_draft_ends_in_time_too(schema, value):
    found = answer({"$schema": OLDEST, **schema}, value)
    assert found.outcome in Outcome
    if found.outcome is Outcome.UNDECIDED:
        assert found.undecided


BOMBS = {
    "repeat": ("^(?:(a|aa)+)$(?!x)", LONG),
    "look-ahead": ("^(?=(?:(a|aa)+)\\1$)b", LONG),
    "reference": ("(a*)*\\1b", LONG),
    "quadratic": ("(?=.*z)a", "a" * 200_000),
    "heavy-inside": ("(?=(?:[ab]{1,50}){1,50}[cd])a", "a" * 1000),
    "heavy": ("[ab]*a[ab]{4000}[cd]", "ab" * 100_000),
    "letters": ("(\\p{L}{1,200}){1,5}x", "ab" * 500_000),
}


@pytest.mark.parametrize(
    "wrap",
    [
        lambda schema: schema,
        lambda schema: {"not": schema},
        lambda schema: {"anyOf": [schema, {"type": "integer"}]},
        lambda schema: {"if": schema, "then": {"const": 1}},
        lambda schema: {"oneOf": [schema, {}]},
    ],
    ids=["plain", "not", "anyOf", "if", "oneOf"],
)
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_has_no_answer_wherever_it_stands(bomb, wrap):
    pattern, text = BOMBS[bomb]
    found = answer(wrap({"pattern": pattern}), text)
    assert (found.outcome, found.undecided) == (Outcome.UNDECIDED, "pattern")


def test_a_bomb_in_the_names_of_members_has_no_answer_either():
    schema = {"patternProperties": {BOMBS["repeat"][0]: False}}
    assert answer(schema, {LONG: 1}).undecided == "pattern"


def test_thousands_of_texts_share_one_budget():
    schema = {"items": {"pattern": "^(?:(a|aa)+)$(?!x)"}}
    assert answer(schema, ["a" * 20 + "!"] * 5 + ["a" * i for i in range(2000)])


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#"},
        {"allOf": [{"$ref": "#"}]},
        {"not": {"not": {"$ref": "#"}}},
        {"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/a"}}},
        {
            "oneOf": [{"$ref": "#/$defs/a"}, {"type": "null"}],
            "$defs": {
                "a": {"allOf": [{"$ref": "#/$defs/b"}]},
                "b": {"if": {"$ref": "#/$defs/a"}},
            },
        },
        {"$id": "http://h/x", "anyOf": [{"$ref": "x"}]},
        {"$dynamicAnchor": "n", "allOf": [{"$dynamicRef": "#n"}]},
        {"$schema": "http://json-schema.org/draft-07/schema#", "$ref": "#"},
    ],
)
@pytest.mark.parametrize("value", [1, {}, {"a": {"a": 1}}])
def test_a_schema_that_goes_in_circles_is_never_valid(schema, value):
    found = answer(schema, value)
    assert (found.outcome, found.undecided) == (Outcome.UNDECIDED, "circular")


@pytest.mark.parametrize("keyword", ["anyOf", "oneOf", "allOf"])
@pytest.mark.parametrize("times", [6, 12, 16, 18, 20, 21, 30, 60])
def test_alternatives_that_multiply_end_in_time_and_never_in_valid(keyword, times):
    found = answer(doubling(times, {"type": "null"}, keyword), 1)
    assert found.outcome is not Outcome.VALID
    assert found.violations or found.undecided == "cost"


@pytest.mark.parametrize("depth", [2, 8, 12, 20, 60, 120])
def test_recursion_that_multiplies_ends_in_time(depth):
    branch = {"$ref": "#"}
    tree = {
        "properties": {"a": {"anyOf": [branch, branch]}},
        "required": ["a"],
    }
    assert answer(tree, nested(depth, {})).outcome is not Outcome.VALID


def test_a_multiplied_pattern_on_a_long_text_ends_in_time():
    schema = doubling(12, {"pattern": "^[a-z]*[0-9]$"})
    assert answer(schema, "a" * 200_000).outcome is not Outcome.VALID


def test_a_schema_of_ten_thousand_properties_is_answered():
    schema = {
        "properties": {f"p{i}": {"type": "string"} for i in range(10_000)},
        "required": [f"p{i}" for i in range(10_000)],
        "additionalProperties": False,
    }
    assert (
        answer(schema, {f"p{i}": "x" for i in range(10_000)}).outcome is Outcome.VALID
    )
    missing = answer(schema, {"q": 1})
    assert missing.outcome is Outcome.INVALID
    assert len(missing.violations) + missing.unlisted == 10_001


def test_a_hundred_thousand_faults_are_counted():
    found = answer({"items": {"type": "string"}}, list(range(100_000)))
    assert len(found.violations) + found.unlisted == 100_000


@pytest.mark.parametrize("depth", [60, 120])
def test_a_deep_schema_is_answered_or_refused(depth):
    schema = {"type": "string"}
    for _ in range(depth // 2):
        schema = {"properties": {"a": schema}}
    assert answer(schema, nested(depth // 2, 1)).outcome is Outcome.INVALID
    assert answer(schema, nested(depth // 2, "x")).outcome is Outcome.VALID


CHAINS = """
import json, sys
from inspector.core.source.json_reader import read_json
from inspector.core.tools.validator import validate

kind, length = sys.argv[1], int(sys.argv[2])
wrap = {
    "ref": lambda to: to,
    "allOf": lambda to: {"allOf": [to], "minimum": 0},
    "anyOf": lambda to: {"anyOf": [to, {"type": "null"}], "minimum": 0},
    "not": lambda to: {"not": to},
    "items": lambda to: {"items": to},
    "unevaluated": lambda to: {"anyOf": [to], "unevaluatedProperties": False},
}[kind]
names = [f"a{i}" for i in range(length)]
links = {f"a{i}": wrap({"$ref": f"#/$defs/a{i + 1}"}) for i in range(length)}
last = {"type": "object", "properties": {"q": {"$ref": "#/$defs/a0"}}}
schema = {"$ref": "#/$defs/a0", "$defs": {**links, f"a{length}": last}}
value = '{"q":' * 100 + "1" + "}" * 100
found = validate(read_json(json.dumps(schema)).root, read_json(value).root)
print(found.outcome, found.undecided)
"""


@pytest.mark.parametrize("length", [3, 9, 200, 5000])
@pytest.mark.parametrize(
    "kind", ["ref", "allOf", "anyOf", "not", "items", "unevaluated"]
)
def test_a_long_chain_of_references_does_not_exhaust_the_stack(kind, length):
    """The engine calls itself for each link; its stack ends without an exception."""
    ended = subprocess.run(
        [sys.executable, "-c", CHAINS, kind, str(length)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr[-300:]
    assert ended.stdout.split()[0] in set(Outcome)
    if length >= 5000:
        assert ended.stdout.split() == ["undecided", "depth"]


@pytest.mark.loopback
def test_no_reference_opens_a_socket():
    accepted = []
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.5)

        def listen():
            try:
                accepted.append(server.accept())
            except TimeoutError:
                return

        listener = threading.Thread(target=listen)
        listener.start()
        address = f"http://127.0.0.1:{server.getsockname()[1]}/schema.json"
        for schema in (
            {"$ref": address},
            {"properties": {"a": {"$ref": address + "#/x"}}},
            {"$id": address, "$ref": "other.json"},
            {"$schema": address},
            {"$dynamicRef": address},
            {"$defs": {"unused": {"$ref": address}}},
            {"$schema": "https://json-schema.org/draft/2019-09/schema",
             "$recursiveRef": address},
        ):  # fmt: skip
            assert answer(schema, {"a": 1}).outcome is not Outcome.VALID
        listener.join()
    assert accepted == []


def test_no_reference_opens_a_file(tmp_path):
    schema_file = tmp_path / "everything.json"
    schema_file.write_text("true", "utf-8")
    for address in (schema_file.as_uri(), str(schema_file), f"file:{schema_file}"):
        found = answer({"properties": {"a": {"$ref": address}}}, {"a": 1})
        assert (found.outcome, found.undecided) == (Outcome.UNDECIDED, "reference")
        assert found.undecided_location == "/properties/a/$ref"


@pytest.mark.parametrize(
    "schema",
    [
        "[]", '"x"', "3", "null", '{"type": "foo"}', '{"type": ["string", 3]}',
        '{"properties": []}', '{"required": "a"}', '{"enum": 3}', '{"anyOf": []}',
        '{"minimum": "3"}', '{"minLength": -1}', '{"multipleOf": 0}', '{"pattern": 3}',
        '{"pattern": "["}', '{"patternProperties": {"(": {}}}', '{"$ref": 3}',
        '{"$id": "http://["}', '{"$ref": "http://["}', '{"$anchor": "#"}',
        '{"items": 3}', '{"additionalProperties": "no"}', '{"$defs": {"a": 3}}',
        '{"$schema": "x"}', '{"$ref": "#/%zz"}', '{"$ref": "#/\\ud800"}',
        '{"pattern": "\\ud800["}', '{"pattern": "(?:\\\\p{L}{50}){100}"}',
    ],
)  # fmt: skip
def test_what_is_no_schema_is_undecided(schema):
    found = validate(node_in(schema), node_of({"a": 1}))
    assert found.outcome is Outcome.UNDECIDED
    assert found.undecided
    assert satisfies(node_in(schema), node_of(1)) is None


@pytest.mark.parametrize(
    "value",
    [
        "7" * 5000,
        "-" + "7" * 1_000_000,
        "0." + "7" * 100_000,
        "1e999999999",
        "1e-999999999",
        "1" + "0" * 400 + "e-400",
    ],
)
@pytest.mark.parametrize(
    "schema", ['{"multipleOf": 7}', '{"maximum": 1e300}', '{"const": 1e-300}', "{}"]
)
def test_a_monstrous_number_is_decided_in_time_or_not_at_all(schema, value):
    nodes = node_in(schema), node_in(value)
    found = assert_soon(lambda: validate(*nodes), SECONDS, 1)
    assert found.outcome is not Outcome.VALID or schema == "{}" or "e-400" in value


def test_names_that_occur_twice_are_read_as_the_engine_reads_them():
    schema = node_in('{"type": "string", "type": "integer"}')
    assert satisfies(schema, node_in("1")) is True
    required = node_in('{"properties": {"a": {"type": "integer"}}}')
    assert satisfies(required, node_in('{"a": "x", "a": 1}')) is True


@pytest.mark.parametrize("text", ["\x00", "\U0010ffff", "\uffff", "\u202e", "\ue000"])
def test_odd_characters_are_characters(text):
    schema = node_in(json.dumps({"properties": {text: {"const": text}}}))
    assert satisfies(schema, node_of({text: text})) is True
    assert satisfies(schema, node_of({text: "x"})) is False
