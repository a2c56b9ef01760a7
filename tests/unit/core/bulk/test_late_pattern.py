import pytest

from inspector.core.bulk import late_pattern
from inspector.core.bulk.late_pattern import LatePattern


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
    pattern = LatePattern(lambda: b"a")
    assert pattern.for_many(4)(b"a") is None
    assert pattern.for_many(1)(b"a")
    assert pattern.fullmatch(b"a")


def test_where_there_is_none_no_text_of_many_is_taken():
    assert LatePattern(lambda: None).for_many(10**6)(b"") is None
