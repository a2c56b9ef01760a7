"""Has the schema in force studied, and shows the answer in the tabs about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from inspector.ui.models.fault_words import strict_mark
from inspector.ui.models.lane import Lane
from inspector.ui.models.portability_words import portability_mark
from inspector.ui.models.schema_study import DEFAULT_PROFILE, study_of
from inspector.ui.panes.schema_parts import PORTABILITY, STRICT

if TYPE_CHECKING:
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.tool import Tool
    from inspector.ui.models.schema_study import SchemaStudy
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.schema_parts import SchemaParts


class SchemaLints(QObject):
    """Keeps the tabs about strict subset and portability up to date.

    Signals:
        place_chosen: (`Span` of the tool's document) to be shown in the schema.
    """

    place_chosen = Signal(object)

    def __init__(
        self, workbench: Workbench, parts: SchemaParts, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench, self._parts = workbench, parts
        self._tool: Tool | None = None
        self._schema: JsonNode | None = None
        self._profile = DEFAULT_PROFILE
        self.study: SchemaStudy | None = None
        self._studying = Lane(workbench.runner, self)
        self._studying.answered.connect(self._take)
        parts.strict.profile_wished.connect(self._take_profile)
        parts.strict.place_chosen.connect(self._point)
        parts.portability.place_chosen.connect(self._point)

    def follow(self, tool: Tool | None) -> None:
        """Study the schema of another tool; None where no schema is in force."""
        schema = tool.parameters if tool else None
        self._parts.show_tabs(has_schema=schema is not None)
        if schema is self._schema and tool is self._tool:
            return
        if not _is_like(tool, self._tool):
            self._show(None)
        self._tool, self._schema = tool, schema
        self._ask()

    def retranslate(self) -> None:
        """Write every word anew."""
        tabs, translate = self._parts.tabs, QCoreApplication.translate
        tabs.set_words(STRICT, translate("SchemaLint", "Strict subset"))
        tabs.set_words(PORTABILITY, translate("SchemaLint", "Portability"))
        for page in (self._parts.strict, self._parts.portability):
            page.retranslate(self._workbench.language)

    def _ask(self) -> None:
        tool, schema, profile = self._tool, self._schema, self._profile
        if tool is None or schema is None:
            self._studying.cancel()
            self._show(None)
        else:
            self._studying.ask(lambda _: study_of(tool, schema, profile))

    @Slot(object)
    def _take(self, study: SchemaStudy) -> None:
        self._show(study)

    def _show(self, study: SchemaStudy | None) -> None:
        self.study = study
        parts = self._parts
        parts.strict.show_study(study)
        parts.portability.show_study(study)
        parts.tabs.set_mark(STRICT, strict_mark(study) if study else "")
        parts.tabs.set_mark(PORTABILITY, portability_mark(study) if study else "")
        parts.refit()

    @Slot(str)
    def _take_profile(self, name: str) -> None:
        self._profile = name
        self._ask()

    @Slot(object)
    def _point(self, span: object) -> None:
        if not self._studying.is_busy:  # else it is a place of an older text
            self.place_chosen.emit(span)


def _is_like(one: Tool | None, other: Tool | None) -> bool:
    """Whether it is the same tool, perhaps edited since."""
    if one is None or other is None:
        return one is other
    return (one.name, one.pointer) == (other.name, other.pointer)
