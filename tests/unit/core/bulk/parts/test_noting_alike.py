import marshal

import pytest

from builders import a_function_call, a_message, an_output, as_json
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.pairing.events import NAMED
from inspector.core.bulk.pairing.noting import Notes
from inspector.core.bulk.parts.alike_rows import Line
from inspector.core.bulk.parts.inspected_rows import where_of
from inspector.core.bulk.parts.noting_alike import note, noted_alike, noted_call
from inspector.core.checks.inspection import for_target, inspect_content

ITEMS = [
    a_function_call(call_id="a1B2c3D4e", id="fc_1"),
    an_output(call_id="a1B2c3D4e", id="fc_2"),
    a_message("hm", role="user", id="msg_1"),
]
TARGETS = ("open-responses", "openai", "mistral")


def halves(notes):
    return [
        event for heap in notes.heaps() if heap for event in marshal.loads(heap)
    ], notes.course()


def one_by_one(texts, target):
    notes = Notes(target)
    for text in texts:
        found = for_target(inspect_content(text), target)
        notes.see(found.items, found.document, where_of(found.document))
    return halves(notes)


def as_alike(texts, target):
    notes, alike = Notes(target), Alike(target=target)
    for text in texts:
        alike.learn(text.encode(), inspect_content(text))
        line = Line(text.encode(), 1, 0)
        fit = alike.fit(line.text)
        assert fit is not None
        noted = noted_alike(fit, line, notes.items, with_rows=True)
        note(notes, fit, line, noted, with_rows=True)
    return halves(notes)


@pytest.mark.parametrize("target", TARGETS)
def test_a_line_like_another_is_noted_as_one_that_was_inspected(target):
    texts = [as_json(item) for item in ITEMS * 2]
    assert as_alike(texts, target) == one_by_one(texts, target)


def test_an_id_is_noted_with_what_its_arguments_say_of_the_call():
    text, notes, alike = as_json(ITEMS[0]), Notes("openai"), Alike(target="openai")
    alike.learn(text.encode(), inspect_content(text))
    line = Line(text.encode(), 1, 0)
    fit = alike.fit(line.text)
    noted = noted_call(fit, line, 0, is_blocked=True, with_rows=False)
    note(notes, fit, line, noted, with_rows=False)
    events, _ = halves(notes)
    assert [event[2][-1] for event in events] == [True, True]
    assert {event[0] for event in events} > {NAMED}
