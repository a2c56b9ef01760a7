"""Find every body of a document: of its streams first, then of each record."""

from __future__ import annotations

from builders import a_function_call, a_response, as_json, as_json_lines
from inspector.core.items.body import BodyKind
from inspector.core.items.body_search import bodies_in
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from other_apis import a_chat_response


def bodies_of_text(text):
    return bodies_in(read_document(text, Origin("test")))


def test_bodies_come_in_the_order_of_the_text():
    text = as_json_lines(a_response(a_function_call()), a_chat_response())
    kinds = [(body.kind, body.record) for body in bodies_of_text(text)]
    assert kinds == [(BodyKind.RESPONSE, 0), (BodyKind.FOREIGN, 1)]


def test_a_stream_stands_where_its_first_event_does():
    event = {"type": "response.completed", "response": a_response(a_function_call())}
    text = as_json_lines(a_function_call(), event, a_response())
    kinds = [body.kind for body in bodies_of_text(text)]
    assert kinds == [BodyKind.ITEM, BodyKind.STREAM, BodyKind.RESPONSE]


def test_a_document_without_items_has_a_body_that_says_so():
    assert [body.kind for body in bodies_of_text(as_json("words"))] == [BodyKind.NONE]


def test_what_stands_between_the_events_of_another_api_cuts_no_stream():
    def chunk(delta):
        choice = {"index": 0, "delta": delta}
        said = {"id": "x", "object": "chat.completion.chunk", "choices": [choice]}
        return f"data: {as_json(said)}\n\n"

    words = [chunk({"role": "assistant", "content": "a"}), chunk({"content": "b"})]
    plain = [body.kind for body in bodies_of_text("".join(words))]
    assert plain == [BodyKind.FOREIGN]
    between = as_json(a_function_call()) + "\n"
    bodies = bodies_of_text(between.join(words))
    assert [body.kind for body in bodies] == [BodyKind.FOREIGN, BodyKind.ITEM]
