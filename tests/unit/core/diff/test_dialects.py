"""What providers may vary without meaning."""

from __future__ import annotations

import orjson
import pytest

from inspector.assets import read_resource
from inspector.core.diff.dialects import DIALECTS, dialect


@pytest.mark.parametrize(
    ("name", "kind", "pointer", "covers"),
    [
        ("open-responses", "function_call", "/id", True),
        ("open-responses", "function_call", "/call_id", False),
        ("open-responses", "message", "/content/3/logprobs/0/token", True),
        ("open-responses", "function_call", "/content/3/logprobs", False),
        ("open-responses", "message", "/content", False),
        ("openai", "function_call", "/created_by", True),
        ("openai-agents", "function_call", "/provider_data/model", True),
        ("openai-agents", "function_call", "/id", False),
    ],
)
def test_a_dialect_covers_its_members_and_what_is_in_them(name, kind, pointer, covers):
    assert dialect(name).covers(kind, pointer) is covers


def test_a_dialect_that_is_not_there_is_a_key_error():
    with pytest.raises(KeyError):
        dialect("../rules/diff")


@pytest.mark.parametrize("name", DIALECTS)
def test_every_dialect_has_a_title_and_shows_its_evidence(name):
    entry = orjson.loads(read_resource("dialects", f"{name}.json"))
    assert set(entry["title"]) == {"en", "ko"}
    assert all(source["text"] and source["confidence"] for source in entry["sources"])
    assert entry["sources"]
