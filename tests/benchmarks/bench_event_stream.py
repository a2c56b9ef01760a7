"""How fast a long stream is read, built and judged, and what memory that takes.

Run it by name: ``python tests/benchmarks/bench_event_stream.py [MB]``. Each measure
runs in a process of its own, so that peaks are its own; the processor's time counts.
"""

from __future__ import annotations

import json
import multiprocessing
import resource
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "tests")]

LEAST = {"read": 2.0, "inspect": 1.0, "open": 1.0}
"""MB for each second of the processor, below which something is of another order.

To open is all that the window works out before a text is there in all its colours.
"""

GROWTH = 3.0
"""So many times longer may twice the text take; linear is 2."""


def a_long_stream(megabytes: float) -> str:
    """One stream of many calls, most of it deltas of a few characters."""
    from event_streams import a_stream, call_events, framed  # noqa: PLC0415

    pieces = tuple('{"note":"' + "".join(f"word {n} " for n in range(60)) + '"}')
    pieces = tuple("".join(pieces[n : n + 6]) for n in range(0, len(pieces), 6))
    one = len(framed(*call_events(pieces)))
    count = max(int(megabytes * 1e6 / one), 1)
    events = [
        event
        for index in range(count)
        for event in call_events(
            pieces, index=index, id=f"fc_{index}", call_id=f"call_{index}"
        )
    ]
    return framed(*a_stream(*events))


def one_long_call(megabytes: float) -> str:
    """One call that is still open: all of it is joined from its deltas."""
    from event_streams import call_events, created, framed, numbered  # noqa: PLC0415

    event = len(framed(call_events(("word ",))[1], done=False))
    count = max(int(megabytes * 1e6 / event), 1)
    return framed(*numbered(created(), *call_events(("word ",) * count)[:-2]))


def on_lines(megabytes: float) -> str:
    """Each event over several data lines."""
    from event_streams import a_stream  # noqa: PLC0415

    text = "".join(
        "".join(f"data: {row}\n" for row in json.dumps(event, indent=1).split("\n"))
        + "\n"
        for event in a_stream()
    )
    return text * max(int(megabytes * 1e6 / len(text)), 1)


TEXTS = {"calls": a_long_stream, "one open call": one_long_call, "data lines": on_lines}


def measured(what: str, name: str, megabytes: float) -> tuple[float, float, float]:
    """MB, seconds and peak megabytes above what the text itself took."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_measure, (what, name, megabytes))


def _measure(what: str, name: str, megabytes: float) -> tuple[float, float, float]:
    from inspector.core.checks.inspection import inspect_content  # noqa: PLC0415
    from inspector.core.source.document import read_document  # noqa: PLC0415
    from inspector.core.source.origin import Origin  # noqa: PLC0415

    text = TEXTS[name](megabytes)
    inspect_content("{}")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    if what == "read":
        kept: object = read_document(text, Origin("bench"))
    elif what == "open":
        kept = _opened(text)
    else:
        kept = inspect_content(text)
    seconds = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert kept is not None
    return len(text) / 1e6, seconds, (peak - before) / 1024


def _opened(text: str) -> tuple[object, object]:
    from inspector.ui.models.layers import layers_of  # noqa: PLC0415
    from inspector.ui.models.opened import opened_text  # noqa: PLC0415
    from inspector.ui.models.questions import FIRST_TARGET, knowledge_of  # noqa: PLC0415

    opened = opened_text(text, "bench")
    known = knowledge_of(opened, None, FIRST_TARGET)(None)
    return known, layers_of(known.inspection)


def main() -> int:
    """Measure and judge.

    Returns:
        1 when something is slower than is allowed, or grows faster than its text.
    """
    megabytes = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    is_slow = False
    for name in TEXTS:
        for what, least in LEAST.items():
            _, half, _ = measured(what, name, megabytes / 2)
            size, seconds, memory = measured(what, name, megabytes)
            speed, growth = size / seconds, seconds / half
            is_slow |= speed < least or growth > GROWTH
            print(
                f"{name}, {what}: {size:.1f} MB, {speed:.1f} MB/s (at least {least}), "
                f"{growth:.1f} x for twice the text, {memory:.0f} MB more at the peak"
            )
    return int(is_slow)


if __name__ == "__main__":
    sys.exit(main())
