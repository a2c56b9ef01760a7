"""Every refusal says what happened and what would help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inspector.core.errors import InspectorError
from inspector.ui.models.opened import RefusedError
from inspector.ui.models.refusals import megabytes, refusal_text, words_for

UI = Path(__file__).resolve().parents[4] / "inspector" / "ui"
RAISED = re.compile(r'RefusedError\("([a-z-]+)"|reason = "([a-z-]+)" if path')


def reasons_in_use():
    texts = (path.read_text("utf-8") for path in UI.rglob("*.py"))
    found = {m[1] or m[2] for text in texts for m in RAISED.finditer(text)}
    return sorted(found | {"absent"})


@pytest.mark.parametrize("reason", reasons_in_use())
def test_every_reason_that_is_raised_has_a_sentence_of_its_own(reason):
    words = words_for(RefusedError(reason, "a.json", 7))
    assert words != words_for(RefusedError("no such reason", "a.json", 7))
    assert "{" not in words


def test_a_text_that_is_too_large_is_sent_to_the_command_line():
    words = words_for(RefusedError("too-large", "log.json", 52_400_000))
    assert words.startswith("log.json: 52.4 MB is more than the 20 MB")
    assert "open-responses-inspector gate FILE" in words


def test_a_text_without_a_name_is_called_the_text():
    assert words_for(RefusedError("too-large", detail=1)).startswith("The text:")


def test_braces_in_a_file_name_do_no_harm():
    assert "{x}.json" in words_for(RefusedError("absent", "{x}.json"))


def test_refusals_of_the_core_come_in_the_language_asked_for():
    error = InspectorError("tools-none", name="tools.json")
    assert refusal_text(error, "en") != refusal_text(error, "ko")
    assert refusal_text(RefusedError("absent", "a"), "en") == words_for(
        RefusedError("absent", "a")
    )


def test_sizes_are_said_in_megabytes():
    assert megabytes(20_000_000) == "20 MB"
    assert megabytes(52_440_000) == "52.4 MB"
