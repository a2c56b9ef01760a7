"""What becomes of each place of a schema at each provider: a table.

Source: the rule book, section 2.1, laid over the uses of one schema.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.tools.dialects.schema_dialect import NAMES, schema_dialect
from inspector.core.tools.dialects.uses import uses_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.cell import Cell, Treatment
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect
    from inspector.core.tools.dialects.use import Use


@dataclass(frozen=True, slots=True)
class Row:
    """One place with the feature that is used there."""

    use: Use
    cells: tuple[Cell | None, ...]
    """By column; None where the provider demands nothing of it."""


@dataclass(frozen=True, slots=True)
class Portability:
    """The table: rows are places of the schema, columns are dialects."""

    dialects: tuple[SchemaDialect, ...]
    rows: tuple[Row, ...]
    """In the order of the text."""

    def column(self, name: str) -> Iterator[tuple[Use, Cell]]:
        """What one dialect says, in the order of the text.

        Raises:
            ValueError: the dialect is not in the table.
        """
        index = [dialect.name for dialect in self.dialects].index(name)
        for row in self.rows:
            cell = row.cells[index]
            if cell is not None:
                yield row.use, cell

    def count(self, name: str) -> Counter[Treatment]:
        """How many places a dialect treats in which way."""
        return Counter(cell.treatment for _, cell in self.column(name))


def portability_of(schema: JsonNode, names: Sequence[str] = NAMES) -> Portability:
    """Lay a schema over dialects; linear in the schema.

    Args:
        schema: The parameters of a tool.
        names: The dialects, in the order of the columns.

    Raises:
        KeyError: there is no dialect of one of the names.
    """
    dialects = tuple(schema_dialect(name) for name in names)
    alike: dict[object, tuple[Cell | None, ...]] = {}
    rows = []
    for use in uses_in(schema):
        cells = alike.get(use.key)
        if cells is None:
            cells = tuple(dialect.cell_of(use) for dialect in dialects)
            alike[use.key] = cells
        rows.append(Row(use, cells))
    return Portability(dialects, tuple(rows))
