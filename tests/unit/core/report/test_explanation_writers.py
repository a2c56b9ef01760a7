"""Explanations as text, Markdown and JSON."""

from __future__ import annotations

import json

import pytest
from markdown_it import MarkdownIt

from inspector.core.report.explanation import explanation_of
from inspector.core.report.explanation_writers import (
    write_json,
    write_markdown,
    write_text,
)
from inspector.core.texts import LANGUAGES

CODES = ("arguments/schema", "diff/arguments", "json/encoding", "stream/order")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_all_forms_say_the_same(code, language):
    explained = explanation_of(code, language)
    text = "".join(write_text(explained, language))
    value = json.loads("".join(write_json(explained)))
    for said in (explained.title, explained.why, explained.action):
        assert said in text
        assert said in value.values()
    assert value["fails"]["files"] == dict(explained.fails.files)


@pytest.mark.parametrize("code", CODES)
def test_a_reader_of_markdown_finds_the_examples_in_fences(code):
    explained = explanation_of(code, "en")
    tokens = MarkdownIt().parse("".join(write_markdown(explained, "en")))
    fences = [token.content for token in tokens if token.type == "fence"]
    files = [*explained.fails.files, *explained.passes.files]
    assert fences == [f"{text}\n" for _, text in files]
    assert not [token for token in tokens if token.type == "html_block"]


def test_a_long_example_is_cut_in_a_terminal():
    explained = explanation_of("arguments/schema", "en")
    long = explained.fails._replace(files=(("a.json", "x\n" * 100),))
    text = "".join(write_text(explained._replace(fails=long), "en"))
    assert text.count("    x\n") == 40
    assert "… 61" in text
