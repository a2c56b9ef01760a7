import pytest

from builders import a_request, a_response
from inspector.core.checks.request.status_of_response import (
    is_unfinished,
    status_findings,
)
from inspector.core.items.envelope import read_envelope
from inspector.core.rules.catalogue import message_of
from schemas import document_of


def read(value):
    document = document_of(value)
    (body,) = read_envelope(document).bodies
    return body, list(status_findings(body))


@pytest.mark.parametrize("status", ["completed", "queued", "in_progress", None, 7])
def test_a_response_that_is_not_at_its_end_yet_is_fine(status):
    body, found = read(a_response(status=status))
    assert (found, is_unfinished(body)) == ([], False)


@pytest.mark.parametrize(
    ("bend", "variant", "word"),
    [
        (
            {"incomplete_details": {"reason": "max_output_tokens"}},
            "tokens",
            "output tokens",
        ),
        ({"incomplete_details": {"reason": "content_filter"}}, "filter", "filter"),
        ({"incomplete_details": {"reason": "tired"}}, "reason", "tired"),
        ({"error": {"code": "rate", "message": "slow down"}}, "error", "slow down"),
        ({}, "", "does not say why"),
        ({"incomplete_details": "x", "error": []}, "", "does not say why"),
    ],
)
def test_an_unfinished_response_says_why(bend, variant, word):
    body, (found,) = read(a_response(status="incomplete", **bend))
    assert is_unfinished(body)
    assert (found.variant, found.place.pointer) == (variant, "/status")
    assert word in message_of(found, "en")
    assert "incomplete" in message_of(found, "ko")


def test_a_request_has_no_status():
    assert read(a_request(status="failed"))[1] == []
