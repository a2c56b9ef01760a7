"""One event of a stream inside of something else."""

from __future__ import annotations

from builders import a_function_call, a_response
from other_apis import envelope_of, items_in


def logged(event):
    return {"id": "o", "traceId": "t", "type": "EVENT", "output": event}


def test_the_response_or_the_item_of_an_event_is_found():
    completed = {"type": "response.completed", "response": a_response()}
    done = {"type": "response.output_item.done", "item": a_function_call()}
    assert items_in(logged(completed)) == ["/output/response/output/0"]
    assert items_in(logged(done)) == ["/output/item"]
    assert envelope_of(logged(done)).name == "langfuse-observation/stream-event/item"
