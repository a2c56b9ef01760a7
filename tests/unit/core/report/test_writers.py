import pytest

from builders import a_function_call, as_json
from inspector.core.report.writers import FORMATS
from inspector.core.texts import LANGUAGES
from report_builders import a_report


def test_each_format_is_named_once_and_has_a_suffix_of_its_own():
    assert list(FORMATS) == [
        *("text", "json", "jsonl", "csv", "markdown", "html"),
        *("junit", "sarif", "github"),
    ]
    assert len({each.suffix for each in FORMATS.values()}) == len(FORMATS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_written_bit_by_bit(name, language):
    report = a_report(as_json(a_function_call("{")))
    chunks = list(FORMATS[name].write(report, language))
    assert len(chunks) > 2
    assert all(isinstance(chunk, str) for chunk in chunks)


@pytest.mark.parametrize("name", FORMATS)
def test_the_same_report_is_written_the_same_way(name):
    report = a_report(as_json(a_function_call("{")))
    write = FORMATS[name].write
    assert "".join(write(report, "en")) == "".join(write(report, "en"))
