from inspector.core.tools.tool import Lookup, LookupStatus, SchemaOrigin


def test_where_a_schema_came_from_is_written_as_its_word():
    assert [str(origin) for origin in SchemaOrigin] == ["schema", "tools", "document"]


def test_a_lookup_that_found_nothing_has_no_tool():
    lookup = Lookup(LookupStatus.NO_TOOLS)
    assert (lookup.tool, lookup.nearest) == (None, None)
