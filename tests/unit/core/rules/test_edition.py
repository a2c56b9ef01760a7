"""Editions: two catalogues that differ in anything have different ones."""

from __future__ import annotations

import re

import pytest

from inspector.core.rules import edition as edition_module
from inspector.core.rules.catalogue import rule_of, rules
from inspector.core.rules.edition import edition, edition_of


def test_every_rule_has_an_edition_of_its_own():
    editions = {edition_of(code) for code in rules()}
    assert len(editions) == len(rules())
    assert all(re.fullmatch("[0-9a-f]{12}", each) for each in editions)


@pytest.mark.parametrize("change", [{"why": {"en": "?"}}, {"sources": ()}])
def test_another_word_or_source_is_another_edition(monkeypatch, change):
    before, whole = edition_of("item/type-namespaced"), edition()
    changed = rule_of("item/type-namespaced")._replace(**change)

    def bent(code):
        return changed if code == changed.code else rule_of(code)

    monkeypatch.setattr(edition_module, "rule_of", bent)
    edition_of.cache_clear()
    edition.cache_clear()
    try:
        assert edition_of("item/type-namespaced") != before
        assert edition() != whole
    finally:
        edition_of.cache_clear()
        edition.cache_clear()


def test_there_is_no_edition_of_a_rule_that_is_none():
    with pytest.raises(KeyError):
        edition_of("item/no-such-rule")
