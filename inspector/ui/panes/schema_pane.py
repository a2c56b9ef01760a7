"""The parsed arguments, the schema in force, and what breaks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Slot

from inspector.core.source.pointer import pointer_at
from inspector.ui.models.foreign_items import ForeignItems, foreign_words
from inspector.ui.models.lane import Lane
from inspector.ui.models.schema_state import (
    State,
    caption_of,
    heading_of,
    notes_of,
    state_of,
)
from inspector.ui.models.shown_item import (
    Content,
    ShownItem,
    keyword_span,
    length_of,
    marked,
    shown_item,
    told_span,
)
from inspector.ui.models.violation_rows import count_of
from inspector.ui.panes.finding_tips import tip_for
from inspector.ui.panes.pane import Pane
from inspector.ui.panes.schema_choice import SchemaChoice
from inspector.ui.panes.schema_conversion import ConvertButton
from inspector.ui.panes.schema_lints import SchemaLints
from inspector.ui.panes.schema_parts import SchemaParts
from inspector.ui.widgets.code_box import folds_of
from inspector.ui.widgets.code_model import Mark

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.finding import Finding, Place
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.source.span import Span
    from inspector.ui.models.shown_json import ShownJson
    from inspector.ui.models.violation_rows import ViolationRow
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme
    from inspector.ui.widgets.code_box import CodeBox

AT_ONCE = 20_000
"""Code points that are laid out without a thread: they take a few milliseconds."""


class SchemaPane(Pane):
    """Shows the chosen item of a workbench held against its schema."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._foreign = ForeignItems()
        self._api = ""
        self._item: InspectedItem | None = None
        self._shown: ShownItem | None = None
        self._is_pointing = False
        self.choice = SchemaChoice(workbench, self)
        self.convert = ConvertButton(workbench, self)
        self.parts = SchemaParts(self.choice, self, beside=self.convert)
        self.lints = SchemaLints(workbench, self.parts, self)
        self.content.addWidget(self.parts)
        self._laying_out = Lane(workbench.runner, self)
        self._connect()
        self._show_item(None)

    def _connect(self) -> None:
        workbench, choice, parts = self._workbench, self._workbench.choice, self.parts
        self._laying_out.answered.connect(self._take_shown)
        self._laying_out.failed.connect(_raise)
        workbench.inspection_changed.connect(self._follow)
        workbench.sources_changed.connect(self._follow)
        workbench.language_changed.connect(self._speak)
        workbench.text_edited.connect(self._tell_staleness)
        workbench.busy_changed.connect(self._tell_staleness)
        choice.item_chosen.connect(self._follow)
        choice.finding_chosen.connect(self._follow_call)
        choice.place_chosen.connect(self._follow_call)
        choice.finding_chosen.connect(self._show_chosen)
        choice.violation_chosen.connect(self._show_chosen)
        choice.place_chosen.connect(self._show_place)
        parts.violations.row_chosen.connect(self._choose_row)
        self.lints.place_chosen.connect(self._show_in_schema)
        parts.arguments.view.place_activated.connect(self._choose_value)
        parts.arguments.view.set_tooltip_provider(self._tip_at)

    # What is shown

    @Slot()
    def _follow(self) -> None:
        """Show the chosen item, unless it is the one that is shown."""
        chosen = self._chosen()
        self._tell_schema(chosen)
        if chosen is not self._item or chosen is None:
            self._show_item(chosen)
        self._tell_staleness()

    def _chosen(self) -> InspectedItem | None:
        """The call of another API that is meant, if there is one; else the item."""
        choice, inspection = self._workbench.choice, self._workbench.inspection
        item = choice.item.item if choice.item else None
        call = self._foreign.find(inspection, item, choice.finding, choice.place)
        self._api = call.api if call else ""
        return call.inspected if call else choice.item

    @Slot()
    def _follow_call(self) -> None:
        """Another place was chosen: it may be about another call."""
        if self._api and self._chosen() is not self._item:
            self._follow()

    def _show_item(self, inspected: InspectedItem | None) -> None:
        self._laying_out.cancel()
        self._item, self._shown = inspected, None
        self.parts.violations.show_item(inspected)
        self._tell_state()
        self._lay_out(inspected)
        tool = inspected.tool if inspected else None
        self.lints.follow(tool)
        self.convert.show_tool(tool)

    def _lay_out(self, inspected: InspectedItem | None) -> None:
        inspection = self._workbench.inspection
        if inspected is None or inspection is None:
            self._take_shown(ShownItem(Content.NOTHING, None, None))
        elif length_of(inspected) <= AT_ONCE:
            self._take_shown(shown_item(inspected, inspection.document.text))
        else:
            text = inspection.document.text
            self._take_shown(ShownItem(Content.NOTHING, None, None))
            self._laying_out.ask(lambda _: shown_item(inspected, text))

    @Slot(object)
    def _take_shown(self, shown: ShownItem) -> None:
        self._shown = shown
        parts = self.parts
        parts.caption.setText(caption_of(shown.content))
        self._fill(parts.arguments, shown.value)
        self._fill(parts.schema, shown.schema)
        if self._item is not None and shown.value is not None:
            found = marked(self._item, shown.value)
            parts.arguments.view.set_marks(
                Mark(span, finding.severity.value, finding) for finding, span in found
            )
        parts.show_boxes(value=shown.value is not None, schema=shown.schema is not None)
        self._show_chosen()
        self._show_place(self._workbench.choice.place)

    def _fill(self, box: CodeBox, shown: ShownJson | None) -> None:
        if shown is None:
            box.show_text("")
            return
        folds = folds_of(shown.long_strings, self.tr("{count} characters"))
        box.show_text(shown.text, shown.tokens, folds)

    def _tell_schema(self, inspected: InspectedItem | None) -> None:
        said = self.choice.refresh(inspected)
        self.parts.tell_remark(said.remark)

    def _tell_state(self) -> None:
        parts, count = self.parts, count_of(self.parts.violations.list.rows)
        state = state_of(self._item)
        if self._api:
            words = f"{foreign_words(self._api)} {state.sentence}".strip()
            state = State(state.mark or "neutral", words)
        parts.state.show_state(*state)
        is_stale = self._workbench.is_stale
        notes = notes_of(self._item, count, is_stale=is_stale)
        parts.tell(heading_of(self._item, count), notes)

    @Slot()
    def _tell_staleness(self) -> None:
        self.parts.violations.set_faded(is_faded=self._workbench.is_stale)
        self._tell_state()

    @Slot(str)
    def _speak(self, language: str) -> None:
        self.parts.violations.list.set_language(language)
        self.lints.retranslate()
        self.parts.refit()

    # What is chosen

    @Slot()
    def _show_chosen(self) -> None:
        """Show the chosen violation in the list, and its keyword in the schema."""
        choice, violations = self._workbench.choice, self.parts.violations
        finding, violation = choice.finding, choice.violation
        violations.show_chosen(violations.list.row_of(finding, violation))
        location = violation.keyword_location if violation else None
        if location is None and finding is not None:
            location = finding.keyword
        schema = self._shown.schema if self._shown else None
        if location is not None and schema is not None:
            self._light_up(self.parts.schema, keyword_span(schema, location))

    @Slot(object)
    def _show_place(self, place: Place | None) -> None:
        """Select a chosen value among the arguments."""
        value = self._shown.value if self._shown else None
        if place is None or value is None or self._is_pointing:
            return
        if place.inner_span is not None:
            self._light_up(self.parts.arguments, value.shown_span(place.inner_span))

    @Slot(object)
    def _show_in_schema(self, place: Span) -> None:
        """Select a place that the tabs about the schema speak of."""
        schema = self._shown.schema if self._shown else None
        if schema is not None:
            self.parts.reveal_schema()
            self._light_up(self.parts.schema, told_span(schema, place))

    def _light_up(self, box: CodeBox, span: Span | None) -> None:
        if span is not None:
            box.view.select(span)

    @Slot(object)
    def _choose_row(self, row: ViolationRow) -> None:
        choice = self._workbench.choice
        if self._workbench.is_stale:
            return  # its places are those of an older text
        if row.finding is not None:
            choice.choose_finding(row.finding)
        elif row.violation is not None:
            choice.choose_violation(row.violation)

    @Slot(object)
    def _choose_value(self, shown: int) -> None:
        """Choose what was clicked in the arguments: its finding, else the value."""
        value = self._shown.value if self._shown else None
        if value is None or value.node is None or self._workbench.is_stale:
            return
        if self._shown is None or self._shown.content is not Content.PARSED:
            return
        marks = self.parts.arguments.view.marks_at(shown)
        self._is_pointing = True
        if marks:
            self._workbench.choice.choose_finding(_finding_of(marks[0]))
        else:
            pointer = pointer_at(value.node, value.source_offset(shown))
            self._workbench.choice.choose_inner(pointer)
        self._is_pointing = False

    def _tip_at(self, shown: int) -> str:
        marks = self.parts.arguments.view.marks_at(shown)
        return tip_for([_finding_of(mark) for mark in marks], self._workbench.language)

    # Looks

    def retranslate(self) -> None:
        """Override ``Pane.retranslate``."""
        self.name_it(self.tr("Arguments and schema"))
        self.parts.arguments.view.setAccessibleName(self.tr("Parsed arguments"))
        self.parts.schema.view.setAccessibleName(self.tr("Text of the schema"))
        self.parts.tabs.setAccessibleName(self.tr("What is said of the schema"))
        self.parts.toggle.set_words(self.tr("Show schema"), self.tr("Hide schema"))
        if self._shown is not None:
            self.parts.caption.setText(caption_of(self._shown.content))
        self._tell_schema(self._item)
        self.convert.retranslate()
        self._speak(self._workbench.language)
        self._tell_state()

    def set_theme(self, theme: Theme) -> None:
        """Override ``Pane.set_theme``."""
        self.parts.set_theme(theme)
        self.convert.set_theme(theme)

    def set_code_pixels(self, pixels: int) -> None:
        """Override ``Pane.set_code_pixels``."""
        self.parts.arguments.view.set_font_size(pixels)
        self.parts.schema.view.set_font_size(pixels)
        self.parts.refit()

    def take_focus(self) -> None:
        """Override ``Pane.take_focus``: the violations, else the arguments."""
        listed = self.parts.page.listed
        has_rows = listed.model().rowCount() > 0
        target = listed if has_rows else self.parts.arguments.view
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _finding_of(mark: Mark) -> Finding:
    return cast("Finding", mark.key)


def _raise(error: Exception) -> None:
    raise error  # a fault of ours, for the one hook that shows those
