"""A report is made as a person wants it, and written whole or not at all."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest
from pypdf import PdfReader

from builders import a_function_call, a_message, a_response, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.progress import CancelledError
from inspector.ui.models.exporting import (
    PREVIEW_LINES,
    Masking,
    Scope,
    Shown,
    Wanted,
    preparing_of,
    writing_of,
)
from inspector.ui.models.opened import RefusedError
from inspector.ui.models.questions import Wish, compared_with

NOW = datetime(2026, 5, 4, 3, 2, 1, tzinfo=UTC)
SECRET = "sk-proj-" + "Ab3dEf6hIj9kLm2n" * 3
BAD = a_function_call(json.dumps({"region": "global", "token": SECRET}))
LEFT = inspect_content(as_json(a_response(a_message(), BAD, an_output())))
RIGHT = inspect_content(as_json(a_response(a_function_call(type="acme:function_call"))))


class Waiting:
    """Somebody who waits, or no longer does."""

    def __init__(self, *, is_gone=False):
        self.is_gone = is_gone

    def advance(self, done, total):
        pass

    def cancelled(self):
        return self.is_gone


def prepared(shown, name="json", scope="all", masking="nothing", language="en"):
    wanted = Wanted(name, Scope(scope), Masking(masking), language)
    return preparing_of(shown, wanted, now=NOW)(Waiting())


def both():
    compared = compared_with(LEFT, RIGHT, Wish(), Waiting())
    return Shown(LEFT, compared, Wish())


def test_the_json_report_holds_what_is_on_the_screen():
    report = json.loads(prepared(Shown(LEFT)).text)
    assert report["format"] == "open-responses-inspector/report"
    assert report["created"] == "2026-05-04T03:02:01Z"
    shown = [item.reason.value for item in LEFT.items]
    assert [item["reason"] for item in report["items"]] == shown


def test_a_comparison_is_exported_with_both_sides():
    report = json.loads(prepared(both(), scope="comparison").text)
    assert {"left", "right"} <= report.keys()
    assert "diff/type-namespace" in {f["code"] for f in report["findings"]}


def test_all_of_a_compared_text_is_a_report_of_one_side():
    assert "left" not in json.loads(prepared(both()).text)


@pytest.mark.parametrize(
    ("scope", "types"),
    [("item", ["function_call"]), ("filtered", ["message", "function_call_output"])],
)
def test_some_items_are_a_part_that_says_so(scope, types):
    shown = Shown(LEFT, item=1, filtered=(0, 2))
    report = json.loads(prepared(shown, scope=scope).text)
    assert [item["type"] for item in report["items"]] == types
    assert report["part"] == {"items": len(types), "of": 3}


def test_what_can_be_chosen_is_what_is_there():
    assert Shown(LEFT).scopes == (Scope.ALL,)
    assert Shown(LEFT, filtered=()).scopes == (Scope.ALL,)
    assert Shown(LEFT, item=0).scopes == (Scope.ALL, Scope.ITEM)
    assert both().scopes == (Scope.COMPARISON, Scope.ALL)


@pytest.mark.parametrize("scope", ["all", "comparison", "item"])
@pytest.mark.parametrize("name", ["json", "markdown", "html", "text", "csv"])
def test_no_secret_leaves_in_a_masked_report(scope, name):
    shown = both()._replace(item=1)
    masked = prepared(shown, name, scope, "secrets")
    assert SECRET not in masked.text + masked.preview
    assert masked.redaction.values >= 1
    assert masked.redaction.changes == ()


def test_the_verdicts_of_a_masked_report_are_those_on_the_screen():
    plain, masked = (
        json.loads(prepared(Shown(LEFT), masking=masking).text)
        for masking in ("nothing", "secrets")
    )
    reasons = [[item["reason"] for item in r["items"]] for r in (plain, masked)]
    assert reasons[0] == reasons[1]
    assert masked["inputs"][0]["sha256"] == plain["inputs"][0]["sha256"]


def test_the_page_is_html_and_in_the_language_of_the_window():
    english = prepared(Shown(LEFT), "html")
    korean = prepared(Shown(LEFT), "html", language="ko")
    HTMLParser().feed(english.text)
    assert english.text != korean.text
    assert any("가" <= character <= "힣" for character in korean.text)
    assert not english.preview.startswith("<")


def test_the_preview_is_the_beginning_and_says_whether_it_is_all():
    many = inspect_content(as_json(a_response(*[BAD] * 400)))
    long, short = prepared(Shown(many)), prepared(Shown(LEFT))
    assert long.text.startswith(long.preview)
    assert long.preview.count("\n") <= PREVIEW_LINES
    assert (long.is_cut, short.is_cut) == (True, False)
    assert short.preview == short.text


def test_a_page_on_paper_is_laid_out_when_it_is_written(tmp_path):
    made, path = prepared(Shown(LEFT), "pdf", masking="secrets"), tmp_path / "r.pdf"
    assert (made.text, made.report is not None) == ("", True)
    assert SECRET not in made.preview
    assert writing_of(made, path)(Waiting()) == path
    text = "".join(page.extract_text() for page in PdfReader(path).pages)
    assert "Do not replay: 1 blocked" in " ".join(text.split())
    assert SECRET[:12] not in text


def test_json_is_coloured():
    assert prepared(Shown(LEFT)).tokens is not None
    assert prepared(Shown(LEFT), "markdown").tokens is None


def test_whoever_waits_no_longer_gets_nothing():
    wanted = Wanted("json", Scope.ALL, Masking.NOTHING, "en")
    with pytest.raises(CancelledError):
        preparing_of(Shown(LEFT), wanted)(Waiting(is_gone=True))


def test_an_older_report_is_replaced_and_nothing_else_is_left(tmp_path):
    path, made = tmp_path / "r.md", prepared(Shown(LEFT), "markdown")
    path.write_text("old")
    assert writing_of(made, path)(Waiting()) == path
    assert path.read_text("utf-8") == made.text
    assert list(tmp_path.iterdir()) == [path]


def test_a_report_that_nobody_waits_for_is_not_written(tmp_path):
    path = tmp_path / "r.md"
    path.write_text("old")
    with pytest.raises(CancelledError):
        writing_of(prepared(Shown(LEFT)), path)(Waiting(is_gone=True))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_said_and_nothing_is_made(tmp_path):
    path = tmp_path / "none" / "r.json"
    with pytest.raises(RefusedError) as refused:
        writing_of(prepared(Shown(LEFT)), path)(Waiting())
    assert refused.value.reason == "no-folder"
    assert refused.value.detail
    assert list(tmp_path.iterdir()) == []
