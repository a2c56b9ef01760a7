import json

import pytest

from builders import a_function_call, a_message, a_response, a_tool, an_output
from bulk_runs import write_lines
from counted_logs import CountedLog, counted, sources_of
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts import part_judge
from inspector.core.bulk.parts.part_counts import PartCounts
from inspector.core.bulk.units.unit import LogPart
from inspector.core.checks.inspection import inspect_document
from inspector.core.tools.tool_sources import Sources


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("names", [(), ("get_sales_report",)], ids=["no tools", "one"])
def test_the_counts_are_those_of_lines_that_are_inspected_one_by_one(
    tmp_path, seed, names
):
    log = CountedLog(seed).write(tmp_path / "a.jsonl", 80)
    sources = sources_of(*names) if names else Sources()
    quick = counted(log, sources, is_quick=True)
    assert quick is None or quick == counted(log, sources, is_quick=False)


@pytest.mark.parametrize("part", [1, 700, 10**6])
def test_the_counts_do_not_depend_on_where_a_log_is_cut(tmp_path, part):
    lines = [a_function_call(call_id=f"call_{n % 7}") for n in range(20)]
    lines[3::4] = [an_output(call_id=f"call_{n}") for n in range(5)]
    lines[5::6] = [a_message(role="user") for _ in lines[5::6]]
    log = write_lines(tmp_path / "a.jsonl", lines)
    quick = counted(log, Sources(), is_quick=True, part=part)
    assert quick == counted(log, Sources(), is_quick=False)


@pytest.mark.parametrize("end", [b"", b"]", b'"{', b"} " + b'{"type":"message"}'])
@pytest.mark.parametrize("part", [2500, 10**6])
def test_what_begins_as_a_response_is_counted_whatever_it_is(tmp_path, end, part):
    response = line(a_response(a_function_call(call_id="call_0"), tools=[a_tool()]))
    cut = [response[:-20], response[: len(response) // 2], response[:-1]]
    around = [line(a_function_call(call_id=f"call_{n % 3}")) for n in range(24)]
    around[4::5] = [response] * len(around[4::5])
    around[6::7] = [each + end for each in cut]
    around[5::9] = [line(an_output(call_id=f"call_{n}")) for n in range(3)]
    log = tmp_path / "a.jsonl"
    log.write_bytes(b"\n".join(around) + b"\n")
    quick = counted(log, Sources(), is_quick=True, part=part)
    assert quick == counted(log, Sources(), is_quick=False)


def counts_of(*texts: bytes) -> PartCounts:
    text = b"".join(line + b"\n" for line in texts)
    part = LogPart(0, "a.jsonl", text, only_values=False, compression="", picked=None)
    counts = PartCounts(part, Sources(), text, alike=Alike(), heaps=2)
    counts.judge()
    return counts


def line(value) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def test_a_line_like_another_is_not_inspected(monkeypatch):
    looked_at = []

    def inspect(document, *others):
        looked_at.append(document)
        return inspect_document(document, *others)

    monkeypatch.setattr(part_judge, "inspect_document", inspect)
    tools = [a_tool()]
    response = line(a_response(a_function_call(), tools=tools))
    calls = [line(a_function_call(call_id=f"call_{n}")) for n in range(9)]
    broken = [line(a_function_call("{", call_id=f"call_{n}")) for n in range(9)]
    counts = counts_of(*calls, *broken, *[response] * 9)
    assert len(looked_at) <= 4
    assert counts.tally().items == 27
    assert counts.tally().reasons["arguments_parse"] == 9


@pytest.mark.parametrize("end", [b"", b"\r", b" "])
def test_bytes_that_are_no_text_are_inspected(end):
    odd = line(a_message("PLACE")).replace(b"PLACE", b"\xff") + end
    tally = counts_of(line(a_message("a")), line(a_message("b")), odd).tally()
    assert not tally.complete
    assert tally.records == 3
