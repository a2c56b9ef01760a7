import pytest

from builders import ABSENT, a_function_call, a_request, a_response, an_output, as_json
from findings import codes_in, findings_in, items_in, said_in
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.name_checks import undeclared
from inspector.core.rules.catalogue import message_of
from inspector.core.tools.tool import Lookup, LookupStatus


def allowing(*names, **bend):
    tools = [{"type": "function", "name": name} for name in names]
    choice = {"type": "allowed_tools", "mode": "auto", "tools": tools}
    return {"tool_choice": choice | bend}


@pytest.mark.parametrize("name", ["a", "get_x", "Get-9", "x" * 64])
def test_a_portable_name_has_no_finding(name):
    assert codes_in(a_function_call(name=name)) == []


@pytest.mark.parametrize(
    ("name", "variant"),
    [
        ("get report", ""),
        ("보고서", ""),
        ("a/b", ""),
        ("name\n", ""),
        ("functions.get_report", "dotted"),
        ("x" * 65, "length"),
    ],
)
def test_a_name_that_servers_refuse_says_why(name, variant):
    item = a_function_call(name=name)
    assert [v for v, _, _ in said_in(item, "item/name-pattern")] == [variant]


def test_a_name_can_be_both_long_and_strange():
    item = a_function_call(name="é" * 65)
    variants = [v for v, _, _ in said_in(item, "item/name-pattern")]
    assert variants == ["", "length"]


def test_the_name_of_a_call_of_another_type_is_its_own_matter():
    item = {"type": "mcp_call", "id": "m", "name": "a.b", "arguments": "{}"}
    assert said_in(item, "item/name-pattern") == []


@pytest.mark.parametrize("build", [a_request, a_response])
def test_a_call_outside_of_the_allowed_tools_is_told(build):
    body = build(a_function_call(), **allowing("send_email"))
    ((_, pointer, mark),) = said_in(body, "item/name-not-allowed")
    assert pointer.endswith("/0/name")
    assert mark == '"get_sales_report"'
    (finding,) = findings_in(body, "item/name-not-allowed")
    assert dict(finding.details)["allowed"] == ("send_email",)


@pytest.mark.parametrize(
    "bend",
    [
        allowing("send_email", "get_sales_report"),
        allowing(),
        allowing("send_email", tools=None),
        allowing("send_email", tools=[None, 1, {"type": "mcp"}]),
        {"tool_choice": "required"},
        {"tool_choice": {"type": "function", "name": "send_email"}},
        {"tool_choice": None},
    ],
)
def test_a_call_that_nothing_forbids_is_allowed(bend):
    assert codes_in(a_request(a_function_call(), **bend)) == []


def test_a_namespace_that_is_allowed_allows_its_tools():
    body = a_request(a_function_call(namespace="crm"), **allowing("crm"))
    assert said_in(body, "item/name-not-allowed") == []


@pytest.mark.parametrize(
    ("namespace", "variant"), [("crm", ""), ("get_sales_report", "same-as-name")]
)
def test_a_namespace_must_round_trip(namespace, variant):
    item = a_function_call(namespace=namespace)
    assert said_in(item, "item/namespace-member") == [
        (variant, "/namespace", f'"{namespace}"')
    ]


def test_a_namespace_on_an_output_must_round_trip_as_well():
    assert codes_in(an_output(namespace="crm")) == ["item/namespace-member"]


@pytest.mark.parametrize("namespace", [None, ABSENT])
def test_no_namespace_is_no_finding(namespace):
    assert codes_in(a_function_call(namespace=namespace)) == []


def test_an_undeclared_name_offers_the_nearest():
    (item,) = items_in(a_function_call(name="get_report"))
    (plain,) = undeclared(item, Lookup(LookupStatus.UNDECLARED))
    (near,) = undeclared(item, Lookup(LookupStatus.UNDECLARED, None, "get_reports"))

    assert (plain.code, plain.place.pointer) == ("item/name-undeclared", "/name")
    assert '"get_reports"' in message_of(near, "en")
    assert '"get_reports"' in message_of(near, "ko")
    assert "get_reports" not in message_of(plain, "en")


def test_a_name_of_another_namespace_is_told_from_one_that_is_not_there():
    (item,) = items_in(a_function_call(name="list"))
    elsewhere = Lookup(LookupStatus.UNDECLARED, declared_in="crm")
    (lost,) = undeclared(item, elsewhere)
    assert lost.variant == "namespace"
    assert '"crm"' in message_of(lost, "en")
    assert '"crm"' in message_of(lost, "ko")
    (item,) = items_in(a_function_call(name="list", namespace="ops"))
    (other,) = undeclared(item, elsewhere)
    assert other.variant == "other-namespace"


@pytest.mark.parametrize(
    "status",
    [LookupStatus.FOUND, LookupStatus.NO_TOOLS, LookupStatus.NO_PARAMETERS],
)
def test_a_name_is_undeclared_only_where_tools_are_known(status):
    (item,) = items_in(a_function_call())
    assert list(undeclared(item, Lookup(status))) == []


def test_a_call_without_name_is_not_called_undeclared_as_well():
    (item,) = items_in(a_function_call(name=ABSENT))
    assert list(undeclared(item, Lookup(LookupStatus.UNDECLARED))) == []


@pytest.mark.parametrize(
    "choice",
    [
        {"tools": [{"type": "function", "name": "other"}]},
        {"allowed_tools": {"tools": [{"function": {"name": "other"}}]}},
        {"tools": [{"type": "function", "function": {"name": "other"}}]},
    ],
    ids=["responses", "chat", "mixed"],
)
def test_a_choice_of_tools_is_read_in_every_spelling(choice):
    choice = {"type": "allowed_tools", "mode": "auto", **choice}
    body = a_response(a_function_call(), tool_choice=choice)
    codes = [f.code for f in inspect_content(as_json(body)).findings]
    assert "item/name-not-allowed" in codes
