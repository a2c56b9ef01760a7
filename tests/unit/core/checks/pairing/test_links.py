import pickle

from builders import a_message, a_request, a_response, as_json_lines
from findings import items_in
from inspector.core.checks.pairing.links import links_of
from pairs import a_call, a_reasoning, its_output, many_turns


def links(content):
    return links_of(items_in(content))


def test_a_call_leads_to_its_output_and_back():
    found = links([a_message(), a_call("a"), a_call("b"), its_output("b")])
    assert [found.partner_of(index) for index in range(5)] == [None, None, 3, 2, None]
    assert (dict(found.outputs), dict(found.calls)) == ({2: 3}, {3: 2})
    assert found.is_certain(2)
    assert not found.is_certain(1)


def test_links_stay_within_a_conversation():
    body = a_request(a_call("a"), its_output("a"))
    found = links(as_json_lines(a_response(a_call("a")), body, body))
    assert dict(found.outputs) == {1: 2, 3: 4}
    assert found.disputed == frozenset()


def test_items_of_a_log_are_linked_across_its_lines():
    log = as_json_lines(a_call("a"), a_response(), a_message(), its_output("a"))
    assert dict(links(log).outputs) == {0: 3}


def test_a_second_output_leads_to_the_call_and_disputes_the_first():
    found = links([a_call("a"), its_output("a"), its_output("a")])
    assert [found.partner_of(index) for index in range(3)] == [1, 0, 0]
    assert found.disputed == {0, 1, 2}


def test_a_pair_is_a_guess_while_two_calls_share_an_id():
    found = links([a_call("a"), a_call("a"), its_output("a")])
    assert [found.partner_of(index) for index in range(3)] == [2, None, 0]
    assert not found.is_certain(0)


def test_alternating_pairs_of_one_id_are_certain():
    found = links([a_call("a"), its_output("a"), a_call("a"), its_output("a")])
    assert dict(found.outputs) == {0: 1, 2: 3}
    assert all(map(found.is_certain, range(4)))


def test_an_early_output_is_linked_unless_a_right_one_comes():
    assert dict(links([its_output("a"), a_call("a")]).outputs) == {1: 0}
    found = links([its_output("a"), a_call("a"), its_output("a")])
    assert dict(found.outputs) == {1: 2}
    assert dict(found.calls) == {0: 1, 2: 1}
    assert found.disputed == {0, 1, 2}


def test_the_kind_of_an_output_is_no_matter_for_the_link():
    call = {"type": "custom_tool_call", "call_id": "a", "name": "n", "input": "x"}
    assert links([call, its_output("a")]).partner_of(0) == 1


def test_an_approval_is_linked_by_its_id():
    request = {"type": "mcp_approval_request", "id": "x"}
    response = {"type": "mcp_approval_response", "approval_request_id": "x"}
    assert links([a_call("x"), request, response]).partner_of(1) == 2


def test_faulty_items_have_no_links():
    strange = [None, 7, "call_1", [], {}, {"type": []}, a_reasoning()]
    found = links(a_request(*strange, a_call(None), its_output(7)))
    assert (dict(found.outputs), dict(found.calls)) == ({}, {})


def test_every_pair_of_a_long_conversation_is_linked_both_ways():
    items = items_in(many_turns(50))
    found = links_of(items)
    for item in items:
        partner = found.partner_of(item.index)
        assert items[partner].call_id == item.call_id
        assert found.partner_of(partner) == item.index
        assert found.is_certain(partner)


def test_links_can_be_sent_to_another_process():
    found = links([a_call("a"), its_output("a")])
    assert pickle.loads(pickle.dumps(found)) == found
