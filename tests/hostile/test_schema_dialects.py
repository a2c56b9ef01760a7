"""Whatever is called a schema: dialects and conversions end, and never raise."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from growth import assert_soon
from inspector.core.tools.conversion.convert import convert
from inspector.core.tools.conversion.forms import FORMS
from inspector.core.tools.dialects.portability import portability_of
from inspector.core.tools.schema_keywords import KEYWORDS
from schemas import doubling, node_in, node_of

WORDS = [*sorted(KEYWORDS), "nullable", "x-own", "", "a/b", "~"]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 3),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(
        [
            *("object", "array", "string", "#", "#/$defs/a", "#/properties/a", "%zz"),
            *(
                "#a",
                "http://[",
                "(",
                "\\",
                "null",
                "http://json-schema.org/draft-04/schema",
            ),
        ]
    ),
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
        st.dictionaries(st.sampled_from("ab"), inner, max_size=2),
    ),
    max_leaves=16,
)


@settings(max_examples=600, deadline=None, suppress_health_check=list(HealthCheck))
@given(value=ANYTHING, form=st.sampled_from(FORMS))
@example({"items": [], "additionalItems": []}, "anthropic-strict")
@example({"prefixItems": None, "additionalItems": None}, "llamacpp")
def test_nothing_raises_and_a_result_converts_to_itself(value, form):
    node = node_of(value)
    portability_of(node)
    conversion = convert(node, form)
    if conversion.text is not None:
        again = convert(node_in(conversion.text), form)
        assert again.text == conversion.text


@pytest.mark.parametrize("keyword", ["anyOf", "oneOf", "allOf"])
@pytest.mark.parametrize("form", ["strict", "gemini", "ollama", "anthropic-strict"])
def test_a_schema_that_doubles_at_every_step_ends(keyword, form):
    schema = {"type": "object", "properties": {"a": doubling(40, {"type": "null"})}}
    schema["properties"]["a"] = {"$ref": "#/$defs/a0"}
    schema["$defs"] = doubling(40, {"type": "null"}, keyword)["$defs"]
    node = node_of(schema)
    assert assert_soon(lambda: convert(node, form), 20).text != ""


@pytest.mark.parametrize("form", ["strict", "gemini"])
def test_a_schema_as_deep_as_the_reader_follows_ends(form):
    text = '{"type":"object","properties":{"a":' * 60 + "{}" + "}}" * 60
    conversion = convert(node_in(text), form)
    assert conversion.text is None or conversion.text.startswith("{")


def test_half_of_a_pair_in_a_name_does_no_harm():
    node = node_in('{"type": "object", "properties": {"\\ud800": {"enum": [1]}}}')
    for form in FORMS:
        assert "\\ud800" in (convert(node, form).text or "\\ud800")
    assert portability_of(node).rows
