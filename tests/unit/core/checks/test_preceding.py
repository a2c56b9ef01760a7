"""What a record is told of those before it."""

import pickle

from builders import a_message, a_request, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.preceding import NOTHING, Preceding, neighbour_of


def test_nothing_stands_before_a_text_that_is_the_whole():
    assert Preceding() == NOTHING == (0, None, ())


def test_a_loose_neighbour_is_named_by_its_number_in_the_log():
    item = inspect_content(as_json(a_message(role="user"))).items[0].item
    assert neighbour_of(item, 6) == ("message", "message (user)", "#6")


def test_a_neighbour_in_a_list_is_named_by_its_place():
    item = inspect_content(as_json(a_request(a_message()))).items[0].item
    assert neighbour_of(item, 6).at == "/input/0"


def test_what_stood_before_can_go_to_another_process():
    known = Preceding(3, None, (("fc_1", "#2"),))
    assert pickle.loads(pickle.dumps(known)) == known
