import json

from builders import a_function_call, a_message
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts.part_tally import PartTally
from inspector.core.bulk.responses.counted_response import CountedResponse
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.tally import Tally


def inspected(line):
    return inspect_content(json.dumps(line))


def test_all_ways_of_counting_are_added_up():
    alike, counts = Alike(), PartTally()
    line = json.dumps(a_message("a"))
    alike.learn(line.encode(), inspect_content(line))
    fit = alike.fit(line.encode())
    assert fit is not None
    assert not counts.has_alike
    counts.count(inspected(a_function_call("{")))
    for _ in range(3):
        counts.count_alike(fit.template)
    response = CountedResponse([0, 1, 1], 2, [], 2, "response", True, is_plain=True)
    counts.count_response(response)
    counts.add(Tally(records=1, items=1))
    parts = [Tally(records=1), Tally(items=1, reasons={"ok": 1})]
    tally = counts.tally(parts)
    assert counts.has_alike
    assert (tally.records, tally.items) == (6, 7)
    assert tally.reasons == {"not_function_call": 3, "arguments_parse": 1, "ok": 2}
    assert tally.blocking == 3
