import orjson
import pytest

from inspector.core.tools.schema_meaning import meaning_of


def meaning(schema) -> object:
    return orjson.loads(meaning_of(orjson.dumps(schema)))


def test_what_describes_a_schema_is_left_out_wherever_it_stands():
    one = {"type": "object", "properties": {"a": {"type": "string"}}}
    said = {"description": "x"}
    properties = {"a": {"type": "string"} | said}
    assert meaning(one | said | {"properties": properties}) == one
    assert meaning({"anyOf": [said, {"not": said}]}) == {"anyOf": [{}, {"not": {}}]}


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"description": {"type": "string"}}},
        {"enum": [{"description": "a"}]},
        {"const": {"description": "a"}},
        {"properties": {"a": {"enum": [{"description": "a"}]}}},
        {"required": ["description"]},
        {"description": ["a"]},
        {"$ref": "#/description", "description": "a"},
        {"$dynamicRef": "#a", "description": "a"},
        {"maximum": 1e300, "description": "a"},
        {"maximum": 12345678901234567, "description": "a"},
        {"type": "string", "pattern": "description"},
        True,
    ],
)
def test_what_binds_or_may_do_so_is_kept(schema):
    assert meaning(schema) == schema


def test_members_keep_their_order():
    spelled = b'{"b":{"description":"x"},"a":{}}'
    assert meaning_of(spelled) == b'{"b":{},"a":{}}'
