"""Bodies in HTTP archives."""

from __future__ import annotations

import base64
import json

import pytest

from builders import a_request, a_response, as_json
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin

EVENTS = "".join(
    f"event: {name}\ndata: {as_json({'type': name, 'sequence_number': number})}\n\n"
    for number, name in enumerate(["response.created", "response.completed"])
)


def an_entry(content: str, *, post: str | None = None, encoded: bool = False) -> dict:
    body: dict = {"size": len(content), "mimeType": "text/plain", "text": content}
    if encoded:
        body |= {
            "text": base64.b64encode(content.encode()).decode(),
            "encoding": "base64",
        }
    request: dict = {"method": "POST", "url": "https://api.example/v1/responses"}
    if post is not None:
        request["postData"] = {"mimeType": "application/json", "text": post}
    return {"request": request, "response": {"status": 200, "content": body}}


def read(*entries: dict, indent: int | None = None):
    text = json.dumps({"log": {"version": "1.2", "entries": entries}}, indent=indent)
    return read_document(text, Origin("test.har"))


@pytest.mark.parametrize("encoded", [False, True])
@pytest.mark.parametrize("indent", [None, 2])
def test_requests_and_responses_are_records(encoded, indent):
    entry = an_entry(as_json(a_response()), post=as_json(a_request()), encoded=encoded)
    document = read(entry, indent=indent)
    assert document.read_as == "har"
    assert [value_of(record.root) for record in document.records] == [
        a_request(),
        a_response(),
    ]
    assert [record.wrappings[0].name for record in document.records] == [
        "/log/entries/0/request/postData/text",
        "/log/entries/0/response/content/text",
    ]


@pytest.mark.parametrize("encoded", [False, True])
def test_one_stream_alone_is_a_stream(encoded):
    document = read(an_entry(EVENTS, encoded=encoded))
    assert (document.form, document.read_as) == ("sse", "har, sse")
    assert len(document.framing.frames) == 2


def test_pages_and_pictures_are_passed_over():
    entries = [an_entry("<html>"), an_entry("\x89PNG", encoded=True)]
    document = read(*entries, an_entry(as_json(a_response())))
    assert len(document.records) == 1


@pytest.mark.parametrize(
    "root", [{}, {"log": {}}, {"log": {"entries": [1, {}, {"request": 2}]}}]
)
def test_what_is_no_archive_stays_json(root):
    assert read_document(json.dumps(root), Origin("test")).read_as == "json"
