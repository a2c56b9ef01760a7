import pickle
from collections import defaultdict

import pytest

from inspector.core.errors import TEXTS, InspectorError
from inspector.core.texts import LANGUAGES, texts_in


def test_an_error_says_in_english_what_cannot_be_done():
    error = InspectorError("input-empty", name="a.json")
    assert str(error) == "a.json: the input is empty, so there is nothing to check."


def test_an_error_has_its_text_in_the_asked_language():
    error = InspectorError("input-empty", name="a.json")
    assert error.text("ko").startswith("a.json: 입력이")


def test_an_error_survives_a_process_boundary():
    error = pickle.loads(pickle.dumps(InspectorError("input-empty", name="a.json")))
    assert (error.key, error.details) == ("input-empty", {"name": "a.json"})
    assert str(error).startswith("a.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_one_line(language):
    details = defaultdict(lambda: "x")
    for key, sentence in texts_in(TEXTS).items():
        assert "\n" not in sentence[language].format_map(details), key
