"""What a conversion did, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from inspector.core.tools.conversion.convert import Conversion
from inspector.core.tools.conversion.loss import Loss, LossKind
from inspector.ui.models.conversion_words import conversion_standing, told_card
from inspector.ui.models.schema_conversion import ShownConversion, Told
from schema_studies import LOOSE, a_study

LENGTH = (("keyword", "minLength"), ("value", "2"))
LOST = Loss(LossKind.WIDENED, "keyword-dropped", "/a", LENGTH)


def test_a_loss_says_where_of_which_kind_and_what():
    card = told_card(Told(LOST), "en")
    assert (card.mark, card.location, card.about) == ("warn", "/a", "allows more")
    assert card.message.startswith("minLength 2 is gone")
    assert "제거" in told_card(Told(LOST), "ko").message


def test_what_only_changed_is_marked_quietly():
    card = told_card(Told(replace(LOST, kind=LossKind.CHANGED)), "en")
    assert (card.mark, card.about) == ("neutral", "written otherwise")


def test_what_still_stands_in_the_way_blocks():
    use = a_study(LOOSE).rows[0].use
    card = told_card(Told(None, use), "en")
    assert (card.mark, card.about) == ("block", "still in the way")


def test_nothing_cannot_be_told():
    with pytest.raises(ValueError, match="nothing"):
        told_card(Told(None), "en")


def test_every_outcome_has_a_sentence():
    use = a_study(LOOSE).rows[0].use
    outcomes = {
        Conversion("gemini", None): ("unchecked", "Not converted"),
        Conversion("gemini", "{}", remaining=(use,)): ("block", "Converted in part"),
        Conversion("gemini", "{}", (LOST,)): ("warn", "Converted. Changes of meaning"),
        Conversion("gemini", "{}", (), (LOST,)): ("ok", "Converted; no meaning"),
        Conversion("gemini", "{}"): ("ok", "Nothing had to be changed"),
    }
    for conversion, (mark, words) in outcomes.items():
        standing = conversion_standing(ShownConversion(conversion, None, (), ()))
        assert standing.mark == mark
        assert standing.sentence.startswith(words)
