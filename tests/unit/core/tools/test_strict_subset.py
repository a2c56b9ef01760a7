"""The lint as a whole: levels, order, and any JSON at all."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from growth import assert_no_square
from inspector.core.rules.catalogue import message_of, rules_in
from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import span_at
from inspector.core.texts import LANGUAGES
from inspector.core.tools.schema_keywords import KEYWORDS
from inspector.core.tools.strict.fault import Level
from inspector.core.tools.strict.strict_profile import load_profile, profile_names
from inspector.core.tools.strict_subset import lint_schema, refused_without_strict
from linting import an_object, linted

TEXT = {"type": "string"}

WORDS = st.sampled_from(sorted(KEYWORDS)) | st.text(max_size=4)
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.sampled_from(["object", "array", "string", "#", "#/$defs/a", "(?=x)", "uri"])
    | st.text(max_size=4)
)
JSON = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=5)
    ),
    max_leaves=40,
)


@pytest.mark.parametrize(
    ("schema", "level"),
    [
        (an_object({"a": TEXT}), Level.CLEAN),
        (an_object({"a": {**TEXT, "examples": ["x"]}}), Level.CLEAN),
        ({"type": "object", "properties": {"a": TEXT}}, Level.NORMALISABLE),
        ({"type": "object"}, Level.NORMALISABLE),
        (an_object({"a": TEXT}, additionalProperties=True), Level.NOT_STRICT),
        (an_object({"a": {"type": "object"}}), Level.NOT_STRICT),
        (an_object({"a": {**TEXT, "format": "uri"}}), Level.NOT_STRICT),
        (an_object({"a": TEXT}, required=["a", "b"]), Level.NOT_STRICT),
    ],
)
def test_the_level_says_what_a_server_could_do(schema, level):
    assert linted(schema).level is level


def test_faults_come_in_the_order_of_the_text():
    schema = {
        "type": "object",
        "properties": {"a": {"type": "array", "uniqueItems": True}, "b": {}},
    }
    spans = [fault.span for fault in linted(schema).faults]
    assert len(spans) > 4
    assert spans == sorted(spans)


def test_the_older_profiles_refuse_more():
    schema = an_object(
        {"a": {**TEXT, "minLength": 1}, "b": {"type": "integer", "minimum": 1}}
    )
    assert linted(schema).level is Level.CLEAN
    for name in ("openai-2024", "azure-openai", "fine-tuned"):
        assert len(linted(schema, name).faults) == 2


@given(JSON)
@settings(max_examples=300, deadline=None)
def test_no_json_is_too_odd_to_be_linted(value):
    text = json.dumps(value)
    root = read_json(text).root
    for name in profile_names():
        profile = load_profile(name)
        for fault in (
            *lint_schema(root, profile).faults,
            *refused_without_strict(root, profile),
        ):
            assert span_at(root, fault.pointer) is not None, fault
            assert 0 <= fault.span.start < fault.span.end <= len(text)
            for language in LANGUAGES:
                said = message_of(fault, language)
                assert said
                assert "{" not in said or "{" in text
            rule = rules_in("strict")[fault.code]
            assert fault.variant in rule.messages


@given(JSON)
@settings(deadline=None)
def test_a_fault_of_a_name_spells_the_last_part_of_its_pointer(value):
    text = json.dumps(value)
    root = read_json(text).root
    for fault in lint_schema(root).faults:
        if fault.of_name:
            assert fault.span == span_at(root, fault.pointer, name=True)


def test_a_schema_of_a_megabyte_takes_time_in_proportion():
    def root_of(count):
        schema = an_object(
            {f"p{i}": {"type": "array", "items": {}} for i in range(count)}
        )
        return read_json(json.dumps(schema)).root

    assert_no_square(lint_schema, root_of, 2_000)


def test_long_names_above_many_faults_do_not_fill_the_memory():
    inner = {"type": "object", "properties": {f"q{i}": {} for i in range(5_000)}}
    lint = linted({"type": "object", "properties": {"n" * 100_000: inner}})
    assert lint.unlisted > 9_000
    assert lint.level is Level.NOT_STRICT
    assert sum(len(fault.pointer) for fault in lint.faults) < 2**25


def test_every_variant_of_the_profiles_has_words():
    assert all("" in rule.messages for rule in rules_in("strict").values())
