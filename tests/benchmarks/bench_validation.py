"""What our answer costs beside the bare validators: to compile, to say yes, to say no.

Run it on a quiet machine: ``python tests/benchmarks/bench_validation.py [ROUNDS]``.
The rounds are interleaved, so that a slow moment of the machine meets all; quote the
ratios of one run, not its times. Bare means: prepared once, asked for a list of errors
about a Python value, with formats as notes.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import jsonschema
import jsonschema_rs
from referencing import Registry

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "tests")]

from inspector.core.source.json_nodes import value_of  # noqa: E402
from inspector.core.tools.compiled_schema import CompiledSchema  # noqa: E402
from inspector.core.tools.exact_value import spelled_out  # noqa: E402
from inspector.core.tools.validator import validate  # noqa: E402
from schemas import node_of  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

REPEATS = 1000
MEGABYTE = 2**20

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
PATTERNED = {
    **PLAIN,
    "properties": {
        **PLAIN["properties"],
        "region": {"type": "string", "pattern": "^[a-z]{4}$"},
    },
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


class Contenders(NamedTuple):
    """The same job done by us and by the two bare validators."""

    ours: Callable[[], object]
    bare_rs: Callable[[], object]
    bare_python: Callable[[], object]


def seconds(work: Callable[[], object], repeats: int) -> float:
    """Time of one call, over many."""
    gc.collect()
    start = time.perf_counter()
    for _ in range(repeats):
        work()
    return (time.perf_counter() - start) / repeats


def answers(schema: dict, value: dict) -> Contenders:
    """One value, held against a schema that is ready."""
    schema_node, value_node = node_of(schema), node_of(value)
    engine = jsonschema_rs.Draft202012Validator(schema)
    python = jsonschema.Draft202012Validator(schema, registry=Registry())
    return Contenders(
        lambda: validate(schema_node, value_node),
        lambda: list(engine.iter_errors(value_of(value_node))),
        lambda: list(python.iter_errors(value_of(value_node))),
    )


def compilations(schema: dict) -> Contenders:
    """One schema, made ready; Python's validator is, once the schema is checked."""
    node = node_of(schema)

    def checked() -> object:
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema, registry=Registry())

    return Contenders(
        lambda: CompiledSchema(node, spelled_out(node)),
        lambda: jsonschema_rs.Draft202012Validator(schema),
        checked,
    )


def megabyte(*, is_referring: bool) -> dict:
    """A schema of a megabyte, flat or with a reference from each property."""
    own = {"type": "string", "description": "x" * 40, "enum": ["low", "high"]}
    count = MEGABYTE // 190
    if not is_referring:
        count = MEGABYTE // 112
        return {"type": "object", "properties": {f"p{i:06}": own for i in range(count)}}
    return {
        "type": "object",
        "properties": {f"p{i:06}": {"$ref": f"#/$defs/d{i:06}"} for i in range(count)},
        "$defs": {f"d{i:06}": own for i in range(count)},
    }


def told(name: str, job: str, contenders: Contenders, rounds: int, repeats: int) -> str:
    """One line: medians, and medians of the ratios of each round."""
    times = [
        tuple(seconds(work, repeats) for work in contenders) for _ in range(rounds)
    ]
    ours, bare, python = (statistics.median(side) for side in zip(*times, strict=True))
    to_rs = statistics.median(one / two for one, two, _ in times)
    to_python = statistics.median(one / three for one, _, three in times)
    return (
        f"{name:20} {job:8} {1 / ours:12,.1f}/s ours {1 / bare:12,.1f}/s jsonschema-rs "
        f"{1 / python:12,.1f}/s jsonschema   time {to_rs:6.2f} x rs "
        f"{to_python:6.3f} x python"
    )


def main() -> int:
    """Print rates and ratios."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    cases = {
        "plain, valid": (PLAIN, VALID),
        "plain, invalid": (PLAIN, INVALID),
        "patterned, valid": (PATTERNED, VALID),
        "patterned, invalid": (PATTERNED, INVALID),
        "referring, valid": (REFERRING, VALID),
        "referring, invalid": (REFERRING, INVALID),
    }
    for name, case in cases.items():
        print(told(name, "answer", answers(*case), rounds, REPEATS))
    for name, schema in (("plain", PLAIN), ("referring", REFERRING)):
        print(told(name, "compile", compilations(schema), rounds, REPEATS // 5))
    for is_referring in (False, True):
        name = f"1 MB, {'referring' if is_referring else 'flat'}"
        schema = megabyte(is_referring=is_referring)
        print(told(name, "compile", compilations(schema), min(rounds, 3), 1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
