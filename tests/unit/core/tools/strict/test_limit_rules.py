import pytest

from linting import an_object, linted

TEXT = {"type": "string"}


def limits(schema, profile="openai-2026"):
    return [
        (fault.variant, fault.pointer, dict(fault.details))
        for fault in linted(schema, profile).faults
        if fault.code == "strict/limit"
    ]


def nested(levels):
    schema = an_object()
    for _ in range(levels - 1):
        schema = an_object({"a": schema})
    return schema


def with_properties(count):
    return an_object({f"p{i}": TEXT for i in range(count)})


def test_as_many_properties_as_allowed_are_fine_and_one_more_is_not():
    assert limits(with_properties(5000)) == []
    expected = {"found": 5001, "limit": 5000}
    assert limits(with_properties(5001)) == [("properties", "", expected)]


def test_each_definition_is_counted_apart():
    schema = with_properties(60) | {"$defs": {"big": with_properties(60)}}
    assert limits(schema, "openai-2024") == []
    schema["$defs"]["big"] = with_properties(101)
    expected = {"found": 101, "limit": 100}
    assert limits(schema, "openai-2024") == [("properties", "/$defs/big", expected)]


def test_ten_levels_are_fine_and_the_eleventh_is_told_where_it_stands():
    assert limits(nested(10)) == []
    [(variant, pointer, details)] = limits(nested(13))
    assert (variant, pointer) == ("nesting", "/properties/a" * 10)
    assert details == {"found": 13, "limit": 10}


def test_arrays_and_unions_are_no_levels():
    inner = {"type": "array", "items": {"anyOf": [nested(9)]}}
    assert limits(an_object({"a": inner})) == []


def test_the_older_profiles_allow_five_levels():
    assert limits(nested(5), "azure-openai") == []
    assert limits(nested(6), "azure-openai")[0][2] == {"found": 6, "limit": 5}


def test_enum_values_are_counted_over_the_whole_schema():
    halves = {n: {"enum": [f"{n}{i}" for i in range(501)]} for n in "ab"}
    expected = {"found": 1002, "limit": 1000}
    assert limits(an_object(halves)) == [("enum-values", "", expected)]


@pytest.mark.parametrize(("values", "is_over"), [(250, False), (251, True)])
def test_the_characters_of_one_enum_count_only_where_it_is_long(values, is_over):
    schema = an_object({"a": {"enum": [f"{i:0100}" for i in range(values)]}})
    found = limits(schema)
    assert [variant for variant, *_ in found] == ["enum-characters"] * is_over
    if is_over:
        assert found[0][1:] == (
            "/properties/a/enum",
            {"values": 251, "above": 250, "found": 25100, "limit": 15000},
        )


def test_names_and_values_have_a_limit_together():
    schema = an_object(
        {"n" * 60000: {"const": "c" * 30000}}, **{"$defs": {"d" * 30001: TEXT}}
    )
    expected = {"found": 120001, "limit": 120000}
    assert limits(schema) == [("characters", "", expected)]
