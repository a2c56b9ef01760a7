import pytest

from inspector.core.report.sections import Sections


def test_each_section_gives_back_its_texts_in_their_order():
    with Sections(2) as sections:
        sections.append(("a", "한글"))
        sections.append(("", "\ud83d"))
        sections.append(("b", ""))
        assert [*sections.texts(0)] == ["a", "b"]
        assert [*sections.texts(1)] == ["한글", "\ud83d"]


def test_a_section_of_which_nothing_came_has_no_texts():
    with Sections(1) as sections:
        assert [*sections.texts(0)] == []


def test_texts_are_gone_once_the_context_is_left():
    with Sections(1) as sections:
        sections.append(("a",))
    with pytest.raises(ValueError, match="closed file"):
        [*sections.texts(0)]
