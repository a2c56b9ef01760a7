import json

import pytest

from builders import a_function_call
from counted_logs import TEXTS, sources_of
from inspector.core.bulk.calls import call_counts
from inspector.core.bulk.calls.call_counts import FINE, CallCounts, CallKind, Variants
from inspector.core.bulk.calls.sure_arguments import decoded
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.item_checks import item_findings
from inspector.core.gate.tally import tally_of
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.tool_sources import Sources

GIVEN = sources_of("get_sales_report")


def raw_of(text: str) -> bytes:
    return json.dumps(text)[1:-1].encode()


def kind_of(sources=GIVEN) -> CallKind:
    inspection = inspect_content(json.dumps(a_function_call()), sources)
    (first,) = inspection.items
    said = item_findings(first.item, inspection.document.text)
    is_checked = first.validation is not None
    return CallKind(first, said, sure_schema(first.tool), is_checked)


def tally(counts, text, kind=None):
    raw = raw_of(text)
    found = decoded(raw)
    assert found is not None
    outcome = counts.outcome(kind or kind_of(), raw, found)
    return None if outcome == FINE else counts.tallies[outcome]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("sources", [GIVEN, Sources()], ids=["a schema", "none"])
def test_a_call_with_other_arguments_counts_as_if_it_was_inspected(text, sources):
    kind = kind_of(sources)
    (inspected,) = inspect_content(json.dumps(a_function_call(text)), sources).items
    expected = tally_of(inspected)
    found = tally(CallCounts(), text, kind)
    assert found == expected or (found is None and expected == tally_of(kind.first))


def test_arguments_that_are_fine_count_as_the_first_ones():
    assert tally(CallCounts(), '{"region":"emea","n":4}') is None


@pytest.fixture
def judged(monkeypatch):
    """Calls that the checks have looked at."""
    looked_at, look = [], call_counts.judged_item

    def judge(item, *others, **options):
        looked_at.append(item)
        return look(item, *others, **options)

    monkeypatch.setattr(call_counts, "judged_item", judge)
    return looked_at


def test_what_breaks_the_same_is_judged_once(judged):
    counts, kind = CallCounts(), kind_of()
    for name in ("a", "b", "c"):
        assert tally(counts, f'{{"region":"{name}"}}', kind) is not None
    assert len(judged) == 1
    for _ in range(3):
        tally(counts, "[]", kind)
    assert len(judged) == 2


@pytest.mark.parametrize(
    "text",
    ['{"args":{"region":"apac"}}', '{"get_sales_report":{"region":"apac"}}'],
)
def test_values_one_level_deeper_are_looked_at_each_time(text):
    found = tally(CallCounts(), text)
    assert found is not None
    assert found.rules["arguments/wrapped"] == 1


def test_calls_of_one_tool_are_judged_once_wherever_they_stand(judged):
    counts, text = CallCounts(), '{"region":"nowhere"}'
    for kind in (kind_of(), kind_of()):
        assert tally(counts, text, kind).blocking == 1
    assert len(judged) == 1
    other = kind_of(Sources())
    assert tally(counts, text, other) is None
    assert tally(counts, "{", other).reasons == {"arguments_parse": 1}
    assert tally(counts, "{").reasons == {"arguments_parse": 1}
    assert len(judged) == 3


def test_an_outcome_has_one_number_however_it_came_about():
    counts, kind = CallCounts(), kind_of()
    texts = ('{"region":"a"}', '{"region":"apac","n":0}')
    one, other = (counts.outcome(kind, raw_of(t), t.encode()) for t in texts)
    assert one == other == 0


def test_no_more_is_kept_than_is_worth_it(monkeypatch):
    monkeypatch.setattr(call_counts, "_MOST_OUTCOMES", 0)
    text = '{"region":"a"}'
    assert CallCounts().outcome(kind_of(), raw_of(text), text.encode()) is None
    monkeypatch.setattr(call_counts, "_MOST_KEPT", 1)
    variants = Variants()
    found = [variants.number(kind, 3, lambda kind, _: kind) for kind in (1, 2, 1)]
    assert found == [1, None, 1]
