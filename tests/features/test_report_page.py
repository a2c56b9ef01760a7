"""The user's story: the page is opened in a browser, searched and filtered."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from chromium import run_in_page
from inspector.core.report.writers import FORMATS
from report_builders import a_comparison_report, a_report

LOG = as_json_lines(
    a_message("한글 😀"),
    a_function_call('{"region":"global"}', name="get_sales_report"),
    a_function_call("{", name="보고서", call_id="call_2", id="fc_2"),
    {"type": "acme:search_call", "id": "sc_1"},
)
SCHEMA = '{"properties": {"region": {"enum": ["apac", "emea", "amer"]}}}'

FILTER = """async (doc, view, until) => {
  const form = doc.getElementById("filter");
  const entries = [...doc.querySelectorAll("[data-entry]")];
  const shown = () => entries.filter((e) => !e.hidden);
  const settle = async (count) => until(() => shown().length === count);
  const all = shown().length;
  const set = (name, value) => {
    form.elements.namedItem(name).value = value;
    form.dispatchEvent(new view.Event("input", { bubbles: true }));
  };
  set("search", "보고서");
  await until(() => shown().length < all);
  const found = shown().map((e) => e.textContent);
  set("search", "no such word anywhere");
  await settle(0);
  const none = shown().length;
  set("search", "");
  await settle(all);
  set("rule", "item/type-namespaced");
  await until(() => shown().length < all);
  const ruled = shown().map((e) => e.dataset.rule || "");
  form.reset();
  await settle(all);
  set("verdict", "arguments_schema");
  await until(() => shown().length < all);
  const verdicts = shown().map((e) => e.dataset.verdict || "");
  return {
    hidden: form.hidden, all, found, none, ruled, verdicts,
    count: doc.getElementById("filter-count").textContent,
  };
}"""


def page_of(report, language="en"):
    return "".join(FORMATS["html"].write(report, language))


@pytest.mark.parametrize("language", ["en", "ko"])
def test_search_and_filters_work_and_nothing_leaves_the_page(language):
    told = run_in_page(page_of(a_report(LOG, schema=SCHEMA), language), FILTER)
    assert told["errors"] == []
    assert told["loaded"] == []
    result = told["result"]
    assert result["hidden"] is False
    assert 0 < len(result["found"]) < result["all"]
    assert all("보고서" in text for text in result["found"])
    assert result["none"] == 0
    assert set(result["ruled"]) == {"item/type-namespaced"}
    assert set(result["verdicts"]) == {"arguments_schema"}
    assert result["count"] == f"{len(result['verdicts'])} / {result['all']}"


def test_the_sides_of_a_difference_stand_next_to_each_other_and_below_on_a_phone():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    told = run_in_page(
        page_of(report),
        """async (doc, view) => {
          const [a, b] = [...doc.querySelector(".sides").children];
          const rect = (e) => e.getBoundingClientRect();
          return { beside: rect(a).right <= rect(b).left + 1,
                   level: Math.abs(rect(a).top - rect(b).top) < 2 };
        }""",
    )
    assert told["errors"] == []
    assert told["result"] == {"beside": True, "level": True}


def test_no_logged_script_runs():
    hostile = "</pre><script>window.evil=1</script><img src=x onerror='window.evil=1'>"
    text = as_json({"type": hostile, "name": hostile, "call_id": hostile})
    told = run_in_page(
        page_of(a_report(text, name=hostile)),
        "async (doc, view) => [String(view.evil), doc.images.length]",
    )
    assert told["result"] == ["undefined", 0]
    assert told["loaded"] == []
