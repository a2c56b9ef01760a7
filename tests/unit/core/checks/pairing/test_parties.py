import pytest

from builders import ABSENT, a_message, a_request, a_response
from findings import items_in
from inspector.core.checks.pairing.parties import goes_on, is_from_client, is_message
from pairs import a_call, a_reasoning, its_output

TOOL_SEARCH = {"type": "tool_search_output", "execution": "server"}


def sent(item):
    (one,) = items_in(a_request(item))
    return one


@pytest.mark.parametrize("role", ["user", "system", "developer"])
@pytest.mark.parametrize("bend", [{}, {"type": ABSENT}])
def test_messages_of_these_roles_are_the_clients(role, bend):
    item = sent(a_message(role=role, **bend))
    assert is_message(item)
    assert is_from_client(item)


@pytest.mark.parametrize(
    "item",
    [
        a_message(),
        a_message(role=7),
        a_call(),
        a_reasoning(),
        {"type": "item_reference", "id": "x"},
        {"type": "acme:note", "role": "user"},
        None,
    ],
)
def test_other_items_may_be_the_models(item):
    assert not is_from_client(sent(item))


@pytest.mark.parametrize("output", [its_output(), TOOL_SEARCH])
def test_an_output_is_the_clients_unless_a_response_holds_it(output):
    assert is_from_client(sent(output))
    (received,) = items_in(a_response(output))
    assert not is_from_client(received)


def test_a_conversation_goes_on_with_a_message_or_an_output():
    assert [goes_on(sent(i)) for i in (a_message(), its_output(), TOOL_SEARCH)] == (
        [True] * 3
    )
    others = (a_call(), a_reasoning(), {"type": "web_search_call"}, None, {})
    assert [goes_on(sent(item)) for item in others] == [False] * 5
