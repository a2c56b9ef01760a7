"""How a run ends."""

from __future__ import annotations

from inspector.core.report.outcome import BaselineNews, Judgement


def test_without_a_baseline_there_is_no_news_of_one():
    judgement = Judgement(("block",), 0, 0)
    assert judgement.news is None
    assert not judgement.allows_unchecked


def test_news_tell_what_is_new_and_what_has_vanished():
    news = BaselineNews("known.json", 3, (), ())
    assert Judgement(("block",), 0, 0, news).news.known == 3
