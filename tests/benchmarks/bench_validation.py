"""What our answer costs beside the bare engine: to compile, to say yes, to say no.

Run it on a quiet machine: ``python tests/benchmarks/bench_validation.py [ROUNDS]``.
The rounds are interleaved, so that a slow moment of the machine meets all.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import jsonschema_rs

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "tests")]

from inspector.core.source.json_nodes import value_of  # noqa: E402
from inspector.core.tools.compiled_schema import CompiledSchema  # noqa: E402
from inspector.core.tools.exact_value import spelled_out  # noqa: E402
from inspector.core.tools.validator import validate  # noqa: E402
from schemas import node_of  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

REPEATS = 2000

PLAIN = {
    "type": "object",
    "properties": {
        "region": {"type": "string", "enum": ["apac", "emea", "amer"]},
        "limit": {"type": "integer", "minimum": 1, "maximum": 100},
        "tags": {"type": "array", "items": {"type": "string"}},
    },
    "required": ["region"],
    "additionalProperties": False,
}
REFERRING = {
    **PLAIN,
    "properties": {**PLAIN["properties"], "parent": {"$ref": "#/$defs/node"}},
    "$defs": {
        "node": {
            "type": "object",
            "properties": {
                "name": {"type": "string", "pattern": "^[a-z_]+$"},
                "parent": {"anyOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]},
            },
        }
    },
}
VALID = {"region": "apac", "limit": 5, "tags": ["a", "b"]}
INVALID = {"region": "global", "limit": "5", "extra": 1}


def microseconds(work: Callable[[], object]) -> float:
    """Time of one call, over many."""
    start = time.perf_counter()
    for _ in range(REPEATS):
        work()
    return (time.perf_counter() - start) / REPEATS * 1e6


def sides(schema: dict, value: dict) -> dict[str, tuple[Callable, Callable]]:
    """Ours and the engine's own way to each of three things."""
    schema_node, value_node = node_of(schema), node_of(value)
    engine = jsonschema_rs.Draft202012Validator(schema)
    return {
        "compile": (
            lambda: CompiledSchema(schema_node, spelled_out(schema_node)),
            lambda: jsonschema_rs.Draft202012Validator(schema),
        ),
        "known by value": (
            lambda: validate(node_of(schema), value_node),
            lambda: node_of(schema),
        ),
        "answer": (
            lambda: validate(schema_node, value_node),
            lambda: list(engine.iter_errors(value_of(value_node))),
        ),
    }


def main() -> int:
    """Print medians and ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    cases = {
        "plain, valid": (PLAIN, VALID),
        "plain, invalid": (PLAIN, INVALID),
        "referring, valid": (REFERRING, VALID),
        "referring, invalid": (REFERRING, INVALID),
    }
    for name, case in cases.items():
        for job, (ours, bare) in sides(*case).items():
            times = [(microseconds(ours), microseconds(bare)) for _ in range(rounds)]
            mine, base = (statistics.median(side) for side in zip(*times, strict=True))
            ratio = statistics.median(one / other for one, other in times)
            print(f"{name:20} {job:15} {mine:7.1f} us {base:7.1f} us {ratio:6.1f}x")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
