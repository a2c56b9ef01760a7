from inspector.core.tools.conversion.survey import Survey
from schemas import doubling, node_of


def test_what_comes_back_to_itself_is_circular_and_may_not_grow():
    node = {"properties": {"next": {"$ref": "#/$defs/n"}}}
    survey = Survey(
        node_of({"properties": {"a": {"$ref": "#/$defs/n"}}, "$defs": {"n": node}})
    )
    assert survey.circular == {"/$defs/n/properties/next"}
    assert not survey.may_grow


def test_what_doubles_at_every_step_may_not_grow():
    assert Survey(node_of(doubling(4, {"type": "string"}))).may_grow
    assert not Survey(node_of(doubling(40, {"type": "string"}))).may_grow


def test_a_chain_deeper_than_the_reader_follows_may_not_grow():
    chain = {f"d{i}": {"items": {"$ref": f"#/$defs/d{i + 1}"}} for i in range(200)}
    schema = {"$ref": "#/$defs/d0", "$defs": {**chain, "d200": {"type": "null"}}}
    survey = Survey(node_of(schema))
    assert not survey.circular
    assert not survey.may_grow
