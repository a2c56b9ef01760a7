import pickle

import pytest

from builders import a_function_call, a_response, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.tools.tool import LookupStatus, SchemaOrigin
from inspector.core.tools.tool_sources import (
    Sources,
    declared_tools,
    nearest_name,
    read_schema,
    read_tools,
)
from schemas import document_of


def call(**bend):
    """A call in a response, with the tools that the response declares."""
    tools = bend.pop("tools", [a_tool()])
    document = document_of(a_response(a_function_call(**bend), tools=tools))
    envelope = read_envelope(document)
    (item,) = items_of(document, envelope)
    return item, declared_tools(document, envelope.bodies[0])


def namespaced(namespace, name):
    return {"type": "namespace", "name": namespace, "tools": [a_tool(name=name)]}


READ = a_tool(name="read")
SEND_MAIL = namespaced("mail", "send")


def test_the_document_itself_says_what_its_tools_look_like():
    item, own = call()
    lookup = Sources().lookup(item, own)
    assert lookup.status is LookupStatus.FOUND
    assert lookup.tool is own[0]
    assert lookup.tool.origin is SchemaOrigin.DOCUMENT


def test_a_given_tools_file_comes_before_the_documents_own_tools():
    item, own = call()
    given = read_tools(document_of([a_tool()]))
    assert Sources(tools=given).lookup(item, own).tool is given[0]


def test_a_given_tools_file_that_does_not_know_the_name_leaves_the_word_to_them():
    item, own = call()
    given = read_tools(document_of([a_tool(name="other")]))
    assert Sources(tools=given).lookup(item, own).tool is own[0]


def test_a_schema_for_all_calls_comes_before_every_tool():
    item, own = call()
    schema = read_schema(document_of({"type": "object"}))
    given = read_tools(document_of([a_tool()]))
    assert Sources(schema=schema, tools=given).lookup(item, own).tool is schema


def test_a_schema_for_this_name_comes_before_one_for_all():
    item, own = call()
    for_all = read_schema(document_of({"type": "object"}))
    for_other = read_schema(document_of({"type": "object"}), "other")
    for_name = read_schema(document_of({"type": "object"}), "get_sales_report")
    sources = Sources(schema=for_all, named=(for_other, for_name))
    assert sources.lookup(item, own).tool is for_name


def test_a_schema_may_be_given_for_a_name_in_a_namespace():
    item, own = call(namespace="reports")
    plain = read_schema(document_of({"type": "object"}), "get_sales_report")
    full = read_schema(document_of({"type": "object"}), "reports.get_sales_report")
    assert Sources(named=(plain, full)).lookup(item, own).tool is full


def test_without_any_tools_a_call_cannot_be_checked():
    item, own = call(tools=[{"type": "web_search"}])
    lookup = Sources().lookup(item, own)
    assert (lookup.status, lookup.tool) == (LookupStatus.NO_TOOLS, None)


def test_a_tool_without_parameters_is_found_and_has_no_schema():
    item, own = call(tools=[a_tool(None)])
    lookup = Sources().lookup(item, own)
    assert lookup.status is LookupStatus.NO_PARAMETERS
    assert lookup.tool is own[0]


def test_a_name_that_no_tool_has_is_undeclared_and_the_nearest_is_named():
    item, own = call(name="get_sales_reports")
    lookup = Sources().lookup(item, own)
    assert lookup.status is LookupStatus.UNDECLARED
    assert lookup.nearest == "get_sales_report"


def test_a_call_without_a_name_is_undeclared():
    item, own = call(name=None)
    assert Sources().lookup(item, own).status is LookupStatus.UNDECLARED


@pytest.mark.parametrize(
    ("tools", "namespace", "is_found"),
    [
        pytest.param([namespaced("files", "read")], "files", True, id="exact"),
        pytest.param([namespaced("files", "read")], "mail", False, id="another"),
        pytest.param([namespaced("files", "read")], None, False, id="lost"),
        pytest.param([namespaced("read", "read")], None, True, id="own-name-lost"),
        pytest.param([READ], "read", True, id="own-name-added"),
        pytest.param([READ], "files", True, id="none-declared"),
        pytest.param(
            [READ, SEND_MAIL],
            "files",
            False,
            id="mixed",
        ),
        pytest.param([READ, SEND_MAIL], "read", True, id="own"),
    ],
)
def test_a_namespace_tells_tools_of_one_name_apart(tools, namespace, is_found):
    item, own = call(name="read", namespace=namespace, tools=tools)
    status = Sources().lookup(item, own).status
    assert status is (LookupStatus.FOUND if is_found else LookupStatus.UNDECLARED)


def test_the_exact_namespace_wins_over_a_tool_without_one():
    item, own = call(
        name="read",
        namespace="files",
        tools=[a_tool(name="read"), namespaced("files", "read")],
    )
    assert Sources().lookup(item, own).tool is own[1]


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("functions.read_page", "read_page"),
        ("mcp__web__read_page", "read_page"),
        ("default_api:read_page", "read_page"),
        ("read_pages", "read_page"),
        ("wash_dishes", None),
        ("", None),
        ("x" * 100_000, None),
    ],
)
def test_the_nearest_name_is_the_part_behind_a_separator_or_a_near_spelling(
    name, nearest
):
    assert nearest_name(name, ["read_page", "write_page"]) == nearest


def test_a_declared_prefix_is_seen_through_as_well():
    assert nearest_name("read_page", ["web.read_page"]) == "web.read_page"


def test_given_tools_are_ready_to_be_searched_and_survive_a_process_boundary():
    given = read_tools(document_of([a_tool()]))
    sources = Sources(tools=tuple(given))
    assert sources == Sources(tools=given) == pickle.loads(pickle.dumps(sources))
    assert sources.tools.find(None, "get_sales_report") is given[0]


@pytest.mark.parametrize(
    ("asked", "inside", "expected"),
    [(None, "crm", "crm"), ("ops", "crm", "crm"), ("ops", None, "")],
)
def test_a_name_of_another_namespace_is_no_name_like_it(asked, inside, expected):
    other = {"type": "namespace", "name": "files", "tools": [a_tool(name="z")]}
    declared = a_tool(name="f")
    if inside is not None:
        declared = {"type": "namespace", "name": inside, "tools": [declared]}
    item = a_function_call(name="f") | ({"namespace": asked} if asked else {})
    response = a_response(item, tools=[declared, other])
    (found,) = inspect_content(as_json(response)).items
    assert found.lookup.status is LookupStatus.UNDECLARED
    assert (found.lookup.declared_in, found.lookup.nearest) == (expected, None)
