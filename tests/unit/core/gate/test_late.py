"""What is kept of a record that has passed."""

import pickle

from builders import a_message, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.late import line_of, text_alone

SEEN = inspect_content(as_json(a_message(role="user")))


def test_a_weight_can_ask_what_it_depends_on():
    item = SEEN.items[0].item
    kept = line_of(item, 7, SEEN.document, is_blocked=False).kept
    assert kept.type_text == "message"
    names = ("role", "id", "call_id")
    assert [kept.text(name) for name in names] == [item.text(name) for name in names]
    assert kept.text("role") == "user"


def test_a_line_keeps_no_tree_and_can_go_to_another_process():
    line = line_of(SEEN.items[0].item, 7, SEEN.document, is_blocked=True)
    assert pickle.loads(pickle.dumps(line)) == line
    assert len(pickle.dumps(line)) < len(SEEN.document.text) + 600


def test_the_text_alone_shows_places():
    alone = text_alone(SEEN.document.origin, SEEN.document.decoded)
    assert (alone.text, alone.records) == (SEEN.document.text, ())
    assert alone.lines.at(5) == SEEN.document.lines.at(5)
