"""The lines of the table, ready to be shown."""

from __future__ import annotations

import pytest

from inspector.core.report.summary_rows import behind_title, rows_of, say
from inspector.core.summary.observed import Counted, Observed, Sample, Where
from inspector.core.summary.summary import summary_of
from inspector.core.texts import LANGUAGES
from summaries import a_log, two_logs


def row(counted: Counted, left: Observed, right: Observed, language: str = "en"):
    """One line of a table."""
    rows = rows_of(summary_of(left, right), language)
    return next(each for each in rows if each.measure.counted is counted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words_and_a_key_of_its_own(language):
    rows = list(rows_of(summary_of(*two_logs()), language))
    assert len({each.key for each in rows}) == len(rows)
    assert len({each.title for each in rows}) == len(rows)
    assert all(each.title and each.left.text and each.right.text for each in rows)


def test_a_share_is_told_with_what_it_is_of():
    found = row(Counted.PARSES, a_log(parses=(982, 18)), a_log(parses=(1990, 10)))
    assert found.left.text == "98.2 % (982 / 1,000)"
    assert found.right.text == "99.5 % (1,990 / 2,000)"
    assert found.difference == "+1.3 points"
    assert found.interval == "+0.5 … +2.4"
    assert found.left.part == pytest.approx(0.982)
    assert found.left.interval.low < 0.982 < found.left.interval.high


def test_less_has_a_minus_and_nothing_has_no_sign():
    less = row(Counted.ENUM, a_log(enum=(5, 5)), a_log(enum=(1, 9)))
    assert less.difference == "\u221240.0 points"
    same = row(Counted.ENUM, a_log(enum=(5, 5)), a_log(enum=(5, 5)))
    assert same.difference == "0.0 points"


def test_what_was_not_logged_says_so_and_draws_nothing():
    found = row(Counted.MISSING, a_log(), a_log(missing=(1, 1)))
    assert (found.left.text, found.left.part) == ("not logged", None)
    assert (found.difference, found.interval) == ("", "")


def test_tokens_are_drawn_against_the_larger_mean():
    left = Observed({Counted.INPUT_TOKENS: _tokens(100.0, 102.0, 98.0, 100.0)})
    right = Observed({Counted.INPUT_TOKENS: _tokens(1200.0, 1201.0, 1199.0, 1200.0)})
    found = row(Counted.INPUT_TOKENS, left, right)
    assert (found.left.text, found.right.text) == ("100.0 (n = 4)", "1,200.0 (n = 4)")
    assert found.right.part == 1
    assert found.left.part == pytest.approx(1 / 12)
    assert found.difference == "+1,100.0"


def test_too_few_to_tell_is_said():
    left = Observed({Counted.INPUT_TOKENS: _tokens(1.0)})
    assert row(Counted.INPUT_TOKENS, left, left).interval == "too few to tell"


def test_counts_have_no_interval_unless_they_are_by_response():
    assert row(Counted.RESPONSES, *two_logs()).interval == ""
    calls = row(Counted.CALLS, *two_logs())
    assert calls.left.text == "4 (2.00 a response)"
    assert calls.difference.endswith("a response")


def test_a_model_is_named_visibly_and_told_apart_from_others():
    named = Sample((Where(0, 1, ""),))
    left = Observed({Counted.MODEL: named}, {"m\u202e1": named})
    found = row(Counted.MODEL, left, left)
    assert "\u202e" not in found.title + found.key
    assert found.key.startswith("model:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_behind_says_when_it_is_what_does_not(language):
    parses = row(Counted.PARSES, *two_logs(), language)
    enum = row(Counted.ENUM, *two_logs(), language)
    assert behind_title(parses, "left", 3, language) == say(
        "behind-not",
        language,
        title=parses.title,
        side=say("left", language),
        count="3",
    )
    assert behind_title(enum, "left", 1234, language) == say(
        "behind", language, title=enum.title, side=say("left", language), count="1,234"
    )


def _tokens(*amounts: float) -> Sample:
    places = tuple(Where(0, n + 1, "") for n in range(len(amounts)))
    return Sample(places, (), amounts)
