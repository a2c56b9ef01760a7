"""Formats, contents and masks in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from builders import a_function_call, a_message, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.redaction.redactor import Redaction, VerdictChange
from inspector.core.report.writers import FORMATS, PDF, PDF_SUFFIX
from inspector.ui.dialogs.export_words import (
    format_words,
    masked_state,
    masking_words,
    preview_words,
    scope_words,
)
from inspector.ui.models.exporting import (
    REPORT_FORMATS,
    Masking,
    Prepared,
    Scope,
    Shown,
    Wanted,
)
from inspector.ui.models.log_exporting import ShownLog

INSPECTION = inspect_content(as_json(a_response(a_message(), a_function_call())))
WANTED = Wanted("json", Scope.ALL, Masking.SECRETS, "en")


def prepared(redaction=None, *, is_cut=False):
    return Prepared(WANTED, "t", "t", is_cut, redaction)


def test_every_format_of_the_window_has_words_and_is_one_of_the_core():
    assert list(format_words()) == list(REPORT_FORMATS)
    known = {each.name: each.suffix for each in FORMATS.values()} | {PDF: PDF_SUFFIX}
    assert REPORT_FORMATS.items() <= known.items()


def test_every_way_to_mask_has_words():
    assert list(masking_words()) == [way.value for way in Masking]


def test_the_contents_are_counted_and_the_item_is_named():
    words = scope_words(Shown(INSPECTION, item=1, filtered=(0,)))
    assert words["all"] == "All items: 2"
    assert words["filtered"] == "What the filter leaves: 1"
    assert words["item"].startswith("This item: 1 function_call")
    log = ShownLog(Path("big.jsonl"), 9, None, "open-responses")
    of_record = scope_words(Shown(INSPECTION, log=log))
    assert of_record["all"] == "All items of this record: 2"
    assert of_record["log"] == "The whole log: big.jsonl"


@pytest.mark.parametrize(
    ("name", "is_cut", "said"),
    [
        ("json", False, "Preview"),
        ("json", True, "Preview: the beginning"),
        ("html", False, "Preview: the content"),
        ("html", True, "Preview: the beginning of the content"),
    ],
)
def test_the_preview_says_what_it_is(name, is_cut, said):
    assert preview_words(prepared(is_cut=is_cut), name) == said
    assert "beginning" not in preview_words(None, name)


def test_what_is_masked_is_said_and_nothing_is_a_warning():
    mark, words = masked_state(prepared(Redaction("secrets", 3, ())), "en")
    assert mark == "info"
    assert "different ones: 3" in words
    assert masked_state(prepared(), "en")[0] == "warn"


def test_verdicts_that_masks_change_are_a_warning():
    change = VerdictChange("a", 1, "", "ok", "arguments_schema")
    mark, words = masked_state(prepared(Redaction("values", 3, (change,))), "en")
    assert mark == "warn"
    assert "named in the report: 1" in words
