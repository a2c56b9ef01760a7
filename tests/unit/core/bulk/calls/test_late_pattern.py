import pytest

from inspector.core.bulk.calls import late_pattern
from inspector.core.bulk.calls.late_pattern import LatePattern


@pytest.mark.parametrize("worth", [1, 3])
def test_an_expression_is_written_once_it_was_asked_for_so_often(monkeypatch, worth):
    monkeypatch.setattr(late_pattern, "WORTH", worth)
    written = []
    pattern = LatePattern(lambda: written.append("") or b"(a)+")
    asked = [bool(pattern.fullmatch(b"aa")) for _ in range(worth + 2)]
    assert asked == [*[False] * (worth - 1), True, True, True]
    assert len(written) == 1
    assert pattern.fullmatch(b"aa")[1] == b"a"
    assert pattern.fullmatch(b"ab") is None


def test_where_there_is_none_nothing_is_taken(monkeypatch):
    monkeypatch.setattr(late_pattern, "WORTH", 2)
    pattern = LatePattern(lambda: None)
    assert [pattern.fullmatch(b"") for _ in range(5)] == [None] * 5


def test_many_texts_are_worth_it_at_once(monkeypatch):
    monkeypatch.setattr(late_pattern, "WORTH", 5)
    pattern = LatePattern(lambda: b"(a)(b)?")
    assert pattern.for_many(4)(b"a") == []
    assert pattern.for_many(1)(b"a") == [(b"a", b"")]
    assert pattern.fullmatch(b"ab")


def test_where_there_is_none_no_text_of_many_is_taken():
    assert LatePattern(lambda: None).for_many(10**6)(b"") == []


@pytest.mark.parametrize("groups", ["", "(a)", "(a)(b)", "(a)()|(c)"])
def test_many_texts_are_taken_whole(groups):
    find = LatePattern(lambda: b"(?:" + groups.encode() + b")a?").for_many(10**6)
    assert [len(find(text)) for text in (b"xa", b"ax", b"a\n")] == [0, 0, 0]
    assert all(isinstance(each, tuple) for each in find(b"a") + find(b"aba"))


def test_a_group_without_a_part_can_be_told_from_an_empty_one():
    pattern = LatePattern(lambda: b"(a)?()", tells_absent=True)
    assert pattern.for_many(10**6)(b"") == [(None, b"")]
