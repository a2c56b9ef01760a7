"""What two sides say as a whole, as JSON: of items compared, or in numbers.

The rooms behind it are loaded when a report has such a part: most reports are of one
side, and start faster without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.report.report import Report

JsonObject = dict[str, object]


def both_sides_values(report: Report) -> JsonObject:
    """What two sides say as a whole, by name: of items compared, or in numbers."""
    found: JsonObject = {}
    if report.compared is not None:
        from inspector.core.report.compared_texts import (  # noqa: PLC0415
            compared_value,
        )

        found["compared"] = compared_value(report.compared)
    if report.summary is not None:
        from inspector.core.report.summary_values import (  # noqa: PLC0415
            measure_values,
        )

        found["measures"] = list(measure_values(report.summary))
    return found


def both_sides_records(report: Report) -> Iterator[JsonObject]:
    """The same for a format of records: a line of a table is one."""
    if report.compared is not None:
        from inspector.core.report.compared_texts import (  # noqa: PLC0415
            compared_value,
        )

        yield {"record": "compared", **compared_value(report.compared)}
    if report.summary is not None:
        from inspector.core.report.summary_values import (  # noqa: PLC0415
            measure_values,
        )

        for value in measure_values(report.summary):
            yield {"record": "measure", **value}
