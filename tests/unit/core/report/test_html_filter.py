"""Search and filters of the page."""

from __future__ import annotations

import hashlib
from base64 import b64decode
from html.parser import HTMLParser

import pytest

from inspector.core.report.html_filter import (
    FILTERS,
    filter_form,
    script,
    script_hash,
)
from inspector.core.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_is_hidden_until_the_script_runs_and_everything_has_a_label(language):
    tags = []

    class Form(HTMLParser):
        def handle_starttag(self, tag, attrs):
            tags.append((tag, dict(attrs)))

    Form().feed("".join(filter_form(language)))
    [form] = [attributes for tag, attributes in tags if tag == "form"]
    assert "hidden" in form
    assert form["aria-label"]
    assert [a["name"] for tag, a in tags if tag == "select"] == list(FILTERS)
    fields = [tag for tag, _ in tags if tag in ("input", "select")]
    assert [tag for tag, _ in tags].count("label") == len(fields)


def test_the_policy_names_the_script_by_its_hash():
    digest = hashlib.sha256(script().encode()).digest()
    assert b64decode(script_hash().removeprefix("sha256-")) == digest


def test_the_script_closes_no_element_and_loads_nothing():
    assert "</" not in script()
    for word in ("fetch(", "XMLHttpRequest", "import(", "innerHTML", "eval("):
        assert word not in script()
