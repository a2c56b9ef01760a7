"""The catalogue: words and weights by rule id."""

from __future__ import annotations

from dataclasses import dataclass

import orjson
import pytest

from inspector.core.rules import catalogue
from inspector.core.rules.catalogue import (
    action_of,
    message_of,
    rule_of,
    severity_of,
    title_of,
)
from inspector.core.rules.severity import Severity
from inspector.core.texts import Phrase

ENTRIES = {
    "item/odd": {
        "severity": "warn",
        "title": {"en": "Odd item", "ko": "이상한 항목"},
        "messages": {
            "": {"en": "{name} is odd.", "ko": "{name}: 이상합니다."},
            "many": {"en": "Odd: {names}.", "ko": "이상함: {names}."},
        },
        "why": {"en": "Because.", "ko": "이유."},
        "action": {"en": "Look.", "ko": "확인하세요."},
        "sources": [{"text": "section 1", "confidence": "spec"}],
    }
}


@dataclass(frozen=True)
class Said:
    """The least that a message is made of."""

    code: str
    variant: str = ""
    details: tuple[tuple[str, str | int | tuple[str, ...] | Phrase], ...] = ()


@pytest.fixture(autouse=True)
def _one_room(monkeypatch):
    monkeypatch.setattr(catalogue, "read_resource", lambda *_: orjson.dumps(ENTRIES))
    catalogue.rules_in.cache_clear()
    yield
    catalogue.rules_in.cache_clear()


def test_a_rule_has_its_weight_title_and_evidence():
    assert severity_of("item/odd") is Severity.WARN
    assert title_of("item/odd", "ko") == "이상한 항목"
    assert action_of("item/odd", "en") == "Look."
    assert rule_of("item/odd").sources[0].confidence == "spec"


def test_a_message_is_chosen_by_variant_and_filled_in():
    said = Said("item/odd", "many", (("names", ("a", "b")),))
    assert message_of(said, "en") == "Odd: a, b."


def test_an_unknown_variant_falls_back_to_the_plain_message():
    said = Said("item/odd", "none-such", (("name", "x"),))
    assert message_of(said, "ko") == "x: 이상합니다."


def test_an_unknown_language_falls_back_to_english():
    assert message_of(Said("item/odd", "", (("name", "x"),)), "xx") == "x is odd."


@pytest.mark.parametrize("code", ["item/none-such", "nowhere/odd", "../odd"])
def test_a_rule_that_is_not_there_is_a_key_error(code):
    with pytest.raises(KeyError):
        rule_of(code)


def test_what_all_rules_of_a_room_have_in_common_is_written_once(monkeypatch):
    entry = dict(ENTRIES["item/odd"])
    common = {name: entry.pop(name) for name in ("messages", "why", "action")}
    text = orjson.dumps({"*": common, "item/odd": entry})
    monkeypatch.setattr(catalogue, "read_resource", lambda *_: text)
    assert action_of("item/odd", "en") == "Look."
    assert list(catalogue.rules_in("item")) == ["item/odd"]


def test_a_phrase_is_said_in_the_language_of_the_message():
    said = Said("item/odd", "", (("name", Phrase.of({"en": "It", "ko": "그것"})),))
    assert message_of(said, "en") == "It is odd."
    assert message_of(said, "ko") == "그것: 이상합니다."
