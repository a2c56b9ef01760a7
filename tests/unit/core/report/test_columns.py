import pytest

from inspector.core.report.columns import columns_of


@pytest.mark.parametrize(
    ("text", "columns"),
    [("", 0), ("abc", 3), ("한글", 4), ("e\u0301", 1), ("a😀", 3), ("\u200d", 0)],
)
def test_wide_characters_take_two_columns_and_marks_none(text, columns):
    assert columns_of(text) == columns
