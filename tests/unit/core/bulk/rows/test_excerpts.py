from inspector.core.bulk.rows.excerpts import (
    AsKept,
    ChosenOnes,
    FirstOnes,
    ReadAgain,
    Text,
)
from inspector.core.bulk.rows.rows import Base, Where
from inspector.core.report.rows import Site
from inspector.core.source.span import Span

HERE, THERE = Site(1, 1, 0, 1), Site(2, 1, 9, 1)


def test_as_many_as_were_asked_for_show_the_characters_around_them():
    excerpts = FirstOnes(2)
    taken = []
    while not excerpts.are_over:
        taken.append(excerpts.take("json/truncated", HERE))
    assert taken == [True, True]
    assert not excerpts.take("json/truncated", HERE)


def test_chosen_ones_show_them_however_many_there_are():
    excerpts = ChosenOnes(lambda code, site: (code, site) == ("json/truncated", THERE))
    assert [excerpts.take("json/truncated", each) for each in (HERE, THERE)] == [0, 1]
    assert all(excerpts.take("json/truncated", THERE) for _ in range(5000))
    assert not excerpts.take("json/empty", THERE)
    assert not excerpts.are_over


def test_a_record_is_read_once_for_all_its_excerpts():
    read = []
    text = Text(Base(lines=4, offset=50), "a.jsonl", lambda w: read.append(w) or b"{x")
    again = ReadAgain((2, 10, 2), text)
    assert not read
    shown = [again.excerpt(Span(*span)) for span in ((0, 1), (1, 2))]
    assert [[line.marked for line in each.lines] for each in shown] == [["{"], ["x"]]
    assert shown[0].lines[0].number == 7
    assert read == [Where(2, 10, 2)]


def test_what_nobody_can_read_again_shows_nothing():
    again = ReadAgain((0, 0, 2), Text(Base(), "", lambda _: None))
    assert again.excerpt(Span(0, 1)) is None


def test_what_brought_its_characters_along_asks_for_nothing_more():
    excerpts = AsKept()
    assert excerpts.are_over
    assert all(excerpts.take("json/truncated", HERE) for _ in range(5000))
