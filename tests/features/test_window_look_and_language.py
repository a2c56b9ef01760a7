"""A person has the window light or dark, English or Korean, at once."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

import translations
from inspector.assets import resource_path
from inspector.ui.action_words import TARGET_TITLES
from inspector.ui.theme import theme_named
from window_driver import settled, shown_window

HANGUL = re.compile("[가-힣]")
WORD = re.compile(r"[A-Za-z]{2,}")
SAME_IN_EVERY_LANGUAGE = {
    "English",
    "JSON",
    "Markdown",
    "ok",
    "type: call_id: reason: …",
    *TARGET_TITLES.values(),
}


@pytest.fixture
def window(qapp, qtbot):
    for made in shown_window(qapp, qtbot):
        made.wishes.open_sample()
        settled(made, qtbot)
        yield made


def words_of(window):
    """Every word of the window itself; what comes from the log is left out."""
    for action in window.actions_by_name:
        yield action.text()
        yield action.toolTip()
    for part in window.findChildren(QWidget):
        yield part.toolTip()
        yield part.accessibleName()
        if isinstance(part, (QLabel, QAbstractButton)):
            yield part.text()


def test_the_translations_are_complete_and_compiled():
    tools = Path(sys.executable).parent
    if not (tools / "pyside6-lupdate").exists():
        pytest.skip("pyside6-lupdate is not beside this Python")
    environment = SimpleNamespace(program=lambda name: str(tools / name))
    assert translations._faults(environment) == []


def test_in_korean_nothing_stands_between_a_word_and_its_ellipsis():
    catalogue = resource_path("translations", "inspector_ko.ts").read_text("utf-8")
    translated = re.findall(r"<translation>(.*?)</translation>", catalogue, re.DOTALL)
    assert any("…" in text for text in translated)
    assert [text for text in translated if " …" in text] == []


def test_no_translation_has_lost_a_place_that_is_filled_in():
    catalogue = resource_path("translations", "inspector_ko.ts").read_text("utf-8")
    pairs = re.findall(
        r"<source>(.*?)</source>\s*<translation>(.*?)</translation>", catalogue, re.S
    )
    assert len(pairs) > 200
    place = re.compile(r"\{\w+\}")
    wrong = [s for s, t in pairs if set(place.findall(s)) != set(place.findall(t))]
    assert wrong == []


def test_no_particle_follows_a_place_that_is_filled_in():
    # Which particle fits depends on the last letter of what is filled in.
    catalogue = resource_path("translations", "inspector_ko.ts").read_text("utf-8")
    translated = re.findall(r"<translation>(.*?)</translation>", catalogue, re.S)
    particle = re.compile(r"\}(?:은|는|이|가|을|를|와|과|로|으로)(?![가-힣])")
    assert [text for text in translated if particle.search(text)] == []


def test_the_language_changes_at_once_and_everywhere(window, qtbot, qapp):
    english = set(words_of(window))
    window.actions_by_name["language-ko"].trigger()
    qapp.processEvents()
    settled(window, qtbot)
    korean = set(words_of(window))
    assert window.actions_by_name["open"].iconText() == "열기…"
    assert HANGUL.search(window.banner.headline.text())
    same = {text for text in english & korean if WORD.search(text)}
    own_words = {text for text in same if is_a_sentence(text)}
    assert own_words <= SAME_IN_EVERY_LANGUAGE


def is_a_sentence(text):
    """Whether a text is words of ours rather than names, pointers or markup."""
    return not re.search(r"[_/:{}\[\]<>\"]|\.json|^\w+$|Qt|^qt_", text)


def test_and_back_again(window, qtbot, qapp):
    before = sorted(words_of(window))
    for language in ("ko", "en"):
        window.actions_by_name[f"language-{language}"].trigger()
        qapp.processEvents()
        settled(window, qtbot)
    after = sorted(words_of(window))
    assert set(before) == set(after)


def test_the_theme_changes_at_once_and_everywhere(window, qapp):
    window.actions_by_name["theme-dark"].trigger()
    qapp.processEvents()
    picture = window.grab().toImage()
    dark = theme_named("dark")
    ground = picture.pixelColor(window.width() - 4, window.height() - 4)
    assert ground.lightness() < 80
    source = window.item_pane.source
    middle = source.viewport().mapTo(window, source.viewport().rect().center())
    assert picture.pixelColor(middle).lightness() < 80
    assert source.row_painter.theme is dark


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_nothing_is_wider_than_the_window_lets_it_be(window, qtbot, size, language):
    window.actions_by_name[f"language-{language}"].trigger()
    window.resize(*size)
    settled(window, qtbot)
    area = window.centralWidget().rect()
    for part in (window.banner, window.status_line, *window.arrangement.panes()):
        corner = part.mapTo(window.centralWidget(), part.rect().bottomRight())
        assert area.contains(corner), part.accessibleName()
    for label in window.banner.findChildren(QLabel):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width())
            assert label.height() >= needed, label.text()
