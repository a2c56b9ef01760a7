"""Cells: what stands in the way, and what is no more than a hint."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest

from inspector.core.source.span import Span
from inspector.core.tools.dialects.cell import (
    NOTHING_KNOWN,
    Cell,
    Confidence,
    Evidence,
    Guard,
    Treatment,
)
from inspector.core.tools.dialects.use import Use


def a_cell(treatment=Treatment.REJECTED, confidence=Confidence.DOCUMENTED, **more):
    return Cell(treatment, Evidence("X-1", "a page", None, confidence), **more)


def a_use(text="", number=None):
    return Use("minItems", "/minItems", Span(0, 1), "", "", text, number)


@pytest.mark.parametrize(
    ("confidence", "is_sure"),
    [
        (Confidence.DOCUMENTED, True),
        (Confidence.OBSERVED, True),
        (Confidence.REPORTED, False),
        (Confidence.UNVERIFIED, False),
    ],
)
def test_a_report_is_not_enough_for_an_error(confidence, is_sure):
    assert a_cell(confidence=confidence).is_sure == is_sure


@pytest.mark.parametrize("treatment", list(Treatment))
def test_what_nobody_verified_is_a_hint_whatever_it_says(treatment):
    cell = a_cell(treatment, Confidence.UNVERIFIED)
    assert cell.is_hint
    assert not cell.is_in_the_way


def test_refused_and_silently_lost_stand_in_the_way():
    assert a_cell().is_in_the_way
    assert a_cell(Treatment.IGNORED).is_in_the_way
    assert not a_cell(Treatment.IGNORED, is_told=True).is_in_the_way
    assert not a_cell(Treatment.REWRITTEN).is_in_the_way
    assert not a_cell(Treatment.ACCEPTED).is_in_the_way


def test_where_nothing_is_known_nothing_stands_in_the_way():
    assert NOTHING_KNOWN.is_hint
    assert not NOTHING_KNOWN.is_in_the_way
    assert not NOTHING_KNOWN.is_sure


def test_a_guard_compares_numbers_texts_and_patterns():
    most = Guard(a_cell(), at_most=1)
    assert most.admits(a_use(number=Decimal("1.0")))
    assert not most.admits(a_use(number=Decimal(2)))
    assert not most.admits(a_use())
    known = Guard(a_cell(), one_of=frozenset({"date"}))
    assert (known.admits(a_use("date")), known.admits(a_use("uri"))) == (True, False)
    name = Guard(a_cell(), matches=re.compile("[a-z]+"))
    assert (name.admits(a_use("abc")), name.admits(a_use("a-c"))) == (True, False)
    assert Guard(a_cell()).admits(a_use())
