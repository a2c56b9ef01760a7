import pickle

from builders import a_function_call, a_message, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.tally import Tally, Tallying

TEXTS = [
    as_json(a_response()),
    as_json(a_function_call('{"region":"global"}')),
    as_json(a_message()),
    as_json({"type": "acme:call", "id": "x"}),
    "{",
]


def tally_of(*texts: str) -> Tally:
    tallying = Tallying()
    for text in texts:
        tallying.count(inspect_content(text))
    return tallying.tally()


def test_items_calls_and_reasons_are_counted():
    tally = tally_of(*TEXTS)
    assert (tally.records, tally.items, tally.calls) == (5, 4, 2)
    assert tally.reasons == {
        "namespaced": 1,
        "not_function_call": 1,
        "ok": 1,
        "unchecked": 1,
    }
    assert tally.unchecked == 1


def test_a_blocking_finding_without_an_item_counts_as_blocking():
    tally = tally_of("{")
    assert (tally.items, tally.blocking, tally.complete) == (0, 1, False)


def test_what_is_unchecked_makes_a_run_incomplete():
    assert tally_of(as_json(a_response())).complete
    assert not tally_of(as_json(a_function_call())).complete


def test_parts_of_a_run_add_up_to_the_run():
    whole = tally_of(*TEXTS)
    for cut in range(len(TEXTS) + 1):
        assert tally_of(*TEXTS[:cut]) + tally_of(*TEXTS[cut:]) == whole


def test_reasons_stand_in_the_gates_order_and_rules_by_frequency():
    tally = tally_of(*reversed(TEXTS), "{")
    assert list(tally.reasons) == [
        "namespaced",
        "not_function_call",
        "ok",
        "unchecked",
    ]
    counts = list(tally.rules.values())
    assert counts == sorted(counts, reverse=True)
    assert tally.rules["json/truncated"] == 2


def test_a_tally_travels_between_processes():
    tally = tally_of(*TEXTS)
    assert pickle.loads(pickle.dumps(tally)) == tally


def test_records_that_are_alike_are_counted_at_once():
    one = Tally(records=1, items=2, calls=1, reasons={"ok": 2}, rules={"a": 3})
    four, none = Tallying(), Tallying()
    four.add(one, 4)
    none.add(one, 0)
    assert four.tally() == one + one + one + one
    assert none.tally().items == 0
