import pickle
import string

import pytest

from inspector.assets import resource_path
from inspector.core.texts import (
    LANGUAGES,
    Phrase,
    filled,
    language_of,
    text_of,
    texts_in,
)

FILES = sorted(path.stem for path in resource_path("texts").glob("*.json"))


def places_in(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("ko_KR.UTF-8", "ko"),
        ("ko", "ko"),
        ("ko-KR", "ko"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("fr_FR", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_name_picks_a_language_that_every_text_has(name, language):
    assert language_of(name) == language


def test_a_language_that_a_text_lacks_falls_back_to_the_first():
    assert filled({"en": "{n} lines"}, "ko", {"n": 3}) == "3 lines"


@pytest.mark.parametrize("name", FILES)
def test_every_sentence_is_there_in_every_language(name):
    for key, sentence in texts_in(name).items():
        assert set(sentence) == set(LANGUAGES), key
        assert all(text.strip() for text in sentence.values()), key


@pytest.mark.parametrize("name", FILES)
def test_every_language_of_a_sentence_names_the_same_places(name):
    for key, sentence in texts_in(name).items():
        places = {language: places_in(text) for language, text in sentence.items()}
        assert places["ko"] == places["en"], key


def test_a_sentence_without_its_detail_is_a_fault_of_ours(monkeypatch):
    monkeypatch.setattr(
        "inspector.core.texts.texts_in", lambda _: {"a": {"en": "{n}", "ko": "{n}"}}
    )
    assert text_of("any", "a", "ko", n=1) == "1"
    with pytest.raises(KeyError):
        text_of("any", "a", "ko")


def test_a_phrase_keeps_its_languages_and_may_be_a_key():
    phrase = Phrase.of({"en": "closed", "ko": "닫힘"})
    assert phrase.in_language("ko") == "닫힘"
    assert phrase.in_language("xx") == "closed"
    assert {phrase: 1}[pickle.loads(pickle.dumps(phrase))] == 1
