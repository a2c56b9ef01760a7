"""What was chosen comes back the next day; nonsense in the file does no harm."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QSettings

from inspector.ui.settings import LARGEST_CODE, SMALLEST_CODE, Settings
from inspector.ui.theme import FONT_PIXELS, Choice


def stored(qapp):
    return QSettings("tests", "settings")


def test_without_a_store_everything_begins_as_designed():
    settings = Settings()
    assert settings.theme is Choice.SYSTEM
    assert settings.language == settings.report_format == settings.folder("open") == ""
    assert settings.code_pixels == FONT_PIXELS
    assert settings.state("window").isEmpty()


def test_what_was_chosen_comes_back(qapp):
    settings = Settings(stored(qapp))
    settings.theme = Choice.DARK
    settings.language = "ko"
    settings.code_pixels = 16
    settings.report_format = "html"
    settings.report_scope, settings.report_masking = "item", "values"
    settings.set_folder("export", "reports")
    settings.set_state("window", QByteArray(b"\x01\x02"))
    again = Settings(stored(qapp))
    assert again.theme is Choice.DARK
    assert again.language == "ko"
    assert again.code_pixels == 16
    assert again.report_format == "html"
    assert (again.report_scope, again.report_masking) == ("item", "values")
    assert again.folder("export") == "reports"
    assert again.state("window") == QByteArray(b"\x01\x02")


def test_nothing_is_written_without_a_store(qapp):
    Settings().language = "ko"
    assert Settings(stored(qapp)).language == ""


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("x", FONT_PIXELS),
        ("-3", FONT_PIXELS),
        ("1", SMALLEST_CODE),
        ("99", LARGEST_CODE),
    ],
)
def test_a_size_that_nobody_could_read_is_not_taken(qapp, written, read):
    stored(qapp).setValue("code-pixels", written)
    assert Settings(stored(qapp)).code_pixels == read


def test_an_unknown_theme_is_the_systems(qapp):
    stored(qapp).setValue("theme", "purple")
    assert Settings(stored(qapp)).theme is Choice.SYSTEM


def test_the_target_is_kept(qapp):
    assert Settings(stored(qapp)).target == ""
    Settings(stored(qapp)).target = "deepseek"
    assert Settings(stored(qapp)).target == "deepseek"
