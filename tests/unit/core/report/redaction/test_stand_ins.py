"""Masks: as long, of the same kind, and different where the values are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.report.redaction.asked import SECRETS, VALUES
from inspector.core.report.redaction.stand_ins import StandIns, masked_number


@given(st.lists(st.text(max_size=12)), st.sampled_from([SECRETS, VALUES]))
def test_equal_values_have_equal_masks_of_the_same_length(values, mode):
    stand_ins = StandIns(mode)
    masks = {value: stand_ins.mask(value) for value in values}
    for value, mask in masks.items():
        assert len(mask) == len(value)
        assert stand_ins.mask(value) == mask


@given(st.sets(st.text("abcXYZ019", min_size=4, max_size=4), max_size=40))
def test_different_values_have_different_masks_where_there_is_room(values):
    for mode in (SECRETS, VALUES):
        stand_ins = StandIns(mode)
        assert len({stand_ins.mask(value) for value in values}) == len(values)


@given(st.text(max_size=30))
def test_a_mask_needs_no_escape_where_the_value_needed_none(value):
    mask = StandIns(SECRETS).mask(value)
    for before, after in zip(value, mask, strict=True):
        assert after == before or (after.isascii() and after.isalnum())


def test_the_mask_of_a_secret_keeps_the_class_of_each_character():
    assert StandIns(SECRETS).mask("sk-Ab9 한") == "xx-Xx0 x"


def test_the_mask_of_a_value_keeps_its_length_alone():
    assert StandIns(VALUES).mask("sk-Ab9 한.") == "xxxxxxxxx"


@pytest.mark.parametrize("mode", [SECRETS, VALUES])
def test_what_no_string_may_hold_as_it_is_stays_as_it_is(mode):
    mask = StandIns(mode).mask("a\n\x00b\udcffc")
    assert mask[1:3] == "\n\x00"
    assert mask[4] == "\udcff"


def test_the_same_values_in_the_same_order_have_the_same_masks():
    values = ["a1", "b2", "c3", "b2"]
    first, second = StandIns(SECRETS), StandIns(SECRETS)
    assert list(map(first.mask, values)) == list(map(second.mask, values))


def test_a_number_stays_a_number():
    assert masked_number("-20.5e+3") == "-11.1e+1"
