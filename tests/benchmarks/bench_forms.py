"""How fast each form is read, and how much memory that takes at most.

Run it on a quiet machine: ``python tests/benchmarks/bench_forms.py [MB] [FORM]``.
Each form is read in a process of its own: the peak is that of the process, less what it
held before. Times are of the processor, the best of two; only their ratios mean
something elsewhere.
"""

from __future__ import annotations

import base64
import gzip
import json
import multiprocessing
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY)]

from inspector.core.source.document import read_document  # noqa: E402
from inspector.core.source.origin import Origin  # noqa: E402

MEGABYTE = 1_000_000
ROUNDS = 2


def a_call(number: int) -> dict:
    arguments = {"city": f"city {number}", "days": number % 9, "note": 'it\'s "late"'}
    return {
        "type": "function_call",
        "id": f"fc_{number}",
        "call_id": f"call_{number}",
        "name": "get_weather",
        "arguments": json.dumps(arguments),
        "status": "completed",
    }


def calls(size: int) -> list[dict]:
    """So many that they are about ``size`` characters as JSON."""
    return [a_call(number) for number in range(size // len(json.dumps(a_call(1000))))]


def lines(write: Callable[[dict], str]) -> Callable[[int], str]:
    return lambda size: "".join(f"{write(call)}\n" for call in calls(size))


def whole(write: Callable[[list[dict]], str]) -> Callable[[int], str]:
    return lambda size: write(calls(size))


def _stream(found: list[dict]) -> str:
    events = (
        {"type": "response.output_item.done", "sequence_number": n, "item": call}
        for n, call in enumerate(found)
    )
    return "".join(f"event: {e['type']}\ndata: {json.dumps(e)}\n\n" for e in events)


def _archive(found: list[dict]) -> str:
    body = base64.b64encode(json.dumps({"output": found}).encode()).decode()
    content = {"text": body, "encoding": "base64"}
    return json.dumps({"log": {"entries": [{"response": {"content": content}}]}})


def _model(call: dict) -> str:
    return f"Call({', '.join(f'{name}={value!r}' for name, value in call.items())})"


FORMS: dict[str, Callable[[int], str | bytes]] = {
    "json": whole(json.dumps),
    "json, pretty": whole(lambda found: json.dumps(found, indent=2)),
    "jsonl": lines(json.dumps),
    "json text sequence": lines(lambda call: f"\x1e{json.dumps(call)}"),
    "json values": lines(lambda call: json.dumps(call, indent=2)),
    "log lines": lines(lambda call: f"2026-01-02 INFO a.b: {json.dumps(call)}"),
    "log of words": lambda size: (
        "2026-01-02 INFO a.b: nothing of note\n" * (size // 37)
    ),
    "pretty behind prefixes": lines(lambda call: f"INFO {json.dumps(call, indent=2)}"),
    "string": whole(lambda found: json.dumps(json.dumps(found))),
    "string, 3 levels": whole(
        lambda found: json.dumps(json.dumps(json.dumps(json.dumps(found[::3]))))
    ),
    "strings on lines": lines(lambda call: json.dumps(json.dumps(call))),
    "code fence": whole(lambda found: f"```json\n{json.dumps(found)}\n```\n"),
    "python repr": whole(repr),
    "reprs on lines": lines(_model),
    "reprs behind prefixes": lines(lambda call: f"INFO item={_model(call)}"),
    "repr of bytes": whole(lambda found: repr(json.dumps(found).encode())),
    "har, base64": whole(_archive),
    "sse": whole(_stream),
    "sse in a string": whole(lambda found: json.dumps(_stream(found))),
    "jsonl, gzip": lambda size: gzip.compress(lines(json.dumps)(size).encode()),
}


def measure(form: str, size: int) -> tuple[int, float, float, str]:
    """Length, seconds, peak in MB above what was held before, and how it was read."""
    content = FORMS[form](size)
    before = _peak()
    times = []
    said = ""
    for _ in range(ROUNDS):
        start = time.process_time()
        said = read_document(content, Origin("bench")).read_as
        times.append(time.process_time() - start)
    return len(content), min(times), _peak() - before, said


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / MEGABYTE


def main(arguments: list[str]) -> None:
    size = int(arguments[0] if arguments else 10) * MEGABYTE
    chosen = [form for form in FORMS if arguments[1:] in ([], [form])]
    print(f"{'form':24}{'MB':>7}{'MB/s':>8}{'peak MB':>9}{'x text':>8}  read as")
    context = multiprocessing.get_context("spawn")
    for form in chosen:
        with context.Pool(1) as pool:
            length, seconds, peak, said = pool.apply(measure, (form, size))
        text = max(length, size if "gzip" in form else 0) / MEGABYTE
        print(
            f"{form:24}{text:7.1f}{text / seconds:8.1f}{peak:9.0f}{peak / text:8.1f}"
            f"  {said}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
