import pytest

from inspector.core.tools.no_answer import (
    NoAnswerError,
    draft_of,
    exact_or_no_answer,
)
from inspector.core.tools.schema_keywords import META_SCHEMAS, Draft
from inspector.core.tools.validation import Outcome
from schemas import node_in, node_of


@pytest.mark.parametrize(("uri", "draft"), META_SCHEMAS.items())
def test_a_schema_is_of_the_draft_that_it_names(uri, draft):
    assert draft_of(node_of({"$schema": uri})) is draft


@pytest.mark.parametrize("schema", [{}, True, False, {"type": "string"}])
def test_what_names_no_draft_is_of_the_newest(schema):
    assert draft_of(node_of(schema)) is Draft.DRAFT_2020_12


@pytest.mark.parametrize(
    ("schema", "because"),
    [
        ([], ("invalid-schema", "[]", "")),
        (None, ("invalid-schema", "null", "")),
        ({"$schema": 5}, ("dialect", "5", "/$schema")),
        ({"$schema": "urn:x"}, ("dialect", '"urn:x"', "/$schema")),
    ],
)
def test_what_is_no_schema_of_a_known_draft_has_no_answer(schema, because):
    with pytest.raises(NoAnswerError) as refused:
        draft_of(node_of(schema))
    assert refused.value.because == because
    assert refused.value.validation.outcome is Outcome.UNDECIDED
    assert refused.value.validation.undecided == because[0]


def test_a_number_out_of_reach_has_no_answer():
    assert exact_or_no_answer(node_in("[1.0, 2]")) == [1, 2]
    with pytest.raises(NoAnswerError) as refused:
        exact_or_no_answer(node_in("[1e5000]"))
    assert refused.value.because[:2] == ("number", "1e5000")
