"""The official JSON Schema Test Suite, read as the program reads JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import Member, ObjectNode, StringNode
from inspector.core.source.json_reader import read_json
from inspector.core.tools.schema_keywords import META_SCHEMAS, Draft

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from inspector.core.source.json_nodes import JsonNode

FOLDERS = {
    "draft3": Draft.DRAFT_3,
    "draft4": Draft.DRAFT_4,
    "draft6": Draft.DRAFT_6,
    "draft7": Draft.DRAFT_7,
    "draft2019-09": Draft.DRAFT_2019_09,
    "draft2020-12": Draft.DRAFT_2020_12,
}


def suite_in(shared: Path) -> Path:
    """The folder with one folder a draft."""
    return shared / "suites" / "json-schema-test-suite" / "tests"


def groups_in(folder: Path) -> Iterator[tuple[str, ObjectNode]]:
    """Each group of tests with the name of its file."""
    for path in sorted(folder.glob("*.json")):
        for group in read_json(path.read_text("utf-8")).root.items:
            yield path.name, group


def of_draft(schema: JsonNode, draft: Draft) -> JsonNode:
    """The schema, saying which draft it is of where the suite leaves that open."""
    if not isinstance(schema, ObjectNode) or schema.get("$schema") is not None:
        return schema
    uri = next(uri for uri, known in META_SCHEMAS.items() if known is draft)
    name = Member(StringNode(0, 0, "$schema"), StringNode(0, 0, uri))
    return schema._replace(members=(name, *schema.members))
