import pytest

from linting import an_object, told

TYPE, ITEMS = "strict/type", "strict/items"


def of(schema):
    return an_object({"a": schema})


@pytest.mark.parametrize(
    "schema",
    [
        {"type": ["string", "null"]},
        {"enum": ["x"]},
        {"const": 1},
        {"anyOf": [{"type": "string"}, {"type": "null"}]},
        {"$ref": "#"},
    ],
)
def test_whatever_bears_a_type_is_fine(schema):
    assert told(of(schema), TYPE) == []


@pytest.mark.parametrize(
    ("schema", "variant", "shown"),
    [({}, "untyped", "{"), ({"description": "x"}, "untyped", "{"), (True, "", "true")],
)
def test_a_property_without_a_type_is_told(schema, variant, shown):
    assert told(of(schema), TYPE) == [(variant, "/properties/a", shown)]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("file", [("unknown", "/properties/a/type", '"file"')]),
        ("STRING", [("capitals", "/properties/a/type", '"STRING"')]),
        (["string", 7], [("unknown", "/properties/a/type/1", "7")]),
        (None, [("unknown", "/properties/a/type", "null")]),
    ],
)
def test_a_type_that_is_not_known_is_told_where_it_stands(kind, expected):
    assert told(of({"type": kind}), TYPE) == expected


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({"items": {"type": "string"}}, []),
        ({}, [("", "/properties/a", '"array"')]),
        ({"items": {}}, [("untyped", "/properties/a/items", "{}")]),
        ({"items": True}, [("untyped", "/properties/a/items", "true")]),
        (
            {"items": {"description": "x"}},
            [("untyped", "/properties/a/items", '{"description": "x"}')],
        ),
        (
            {"items": [{"type": "string"}]},
            [("list", "/properties/a/items", '"items"')],
        ),
        (
            {"prefixItems": [{"type": "string"}]},
            [("prefix-alone", "/properties/a/prefixItems", '"prefixItems"')],
        ),
        (
            {"prefixItems": [{"type": "string"}], "items": {"type": "string"}},
            [("prefix", "/properties/a/prefixItems", '"prefixItems"')],
        ),
    ],
)
def test_an_array_says_of_which_type_its_items_are(more, expected):
    assert told(of({"type": "array", **more}), ITEMS) == expected
    assert told(of({"type": "array", **more}), TYPE) == []
