"""The drop-down that says which schema is in force and lets a person give another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from inspector.ui.models.given_notes import given_notes, given_summary
from inspector.ui.models.item_summary import one_line
from inspector.ui.models.opened import RefusedError, opened_text
from inspector.ui.models.refusals import words_for
from inspector.ui.models.schema_in_force import (
    in_force,
    offered_tools,
    precedence_words,
)
from inspector.ui.widgets.drop_down import DropDown

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.ui.models.schema_in_force import InForce, OfferedTool
    from inspector.ui.models.workbench import Workbench

_MOST_NAME = 40
MOST_OFFERED = 100
"""Tools that the menu lists; nobody reads more, and a file serves for those."""


class SchemaChoice(DropDown):
    """Shows the schema in force of a workbench's chosen item."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._inspected: InspectedItem | None = None
        self.menu().setToolTipsVisible(True)
        self.menu().aboutToShow.connect(self.fill_menu)

    def refresh(self, inspected: InspectedItem | None) -> InForce:
        """Say what is in force for an item, and return it."""
        self._inspected = inspected
        bench = self._workbench
        said = in_force(inspected, bench.given)
        remark = f"{said.remark} {given_summary(bench.inspection)}".strip()
        notes = given_notes(bench.inspection, bench.language)
        tip = "\n".join(filter(None, (remark, *notes, precedence_words())))
        self.set_label(said.label, tip)
        return said._replace(remark=remark)

    @Slot()
    def fill_menu(self) -> None:
        """Offer what can be chosen now."""
        menu, name = self.menu(), self._name()
        menu.clear()
        self._offer_tools(name)
        if name is not None:
            shown = one_line(name, _MOST_NAME)
            words = self.tr("Schema for {name} from file…").format(name=shown)
            self._add(words, lambda: self._ask_for_schema(name))
            words = self.tr("Paste schema for {name}").format(name=shown)
            self._add(words, lambda: self.paste_schema(name))
            menu.addSeparator()
        self._add(self.tr("Schema for every call from file…"), self._ask_for_schema)
        self._add(self.tr("Paste schema for every call"), self.paste_schema)
        self._add(self.tr("Schemas from folder…"), self._ask_for_folder)
        self._add(self.tr("Tools from file…"), self._ask_for_tools)
        menu.addSeparator()
        self._offer_format()
        given = self._workbench.given
        back = self._add(
            self.tr("Back to the document's own"), self._workbench.clear_given
        )
        back.setEnabled(given.is_anything)

    def paste_schema(self, name: str | None = None) -> None:
        """Take the text on the clipboard for the schema of a name, or of every call."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            words = self.tr(
                "There is no text on the clipboard. Copy a JSON Schema first."
            )
            self._workbench.refused.emit(words)
            return
        self._give(text, self.tr("pasted"), name)

    def _name(self) -> str | None:
        """The name that the chosen call calls, after its namespace."""
        held = self._workbench.choice.item or self._inspected
        if held is None or held.lookup is None or not held.item.name:
            return None
        return ".".join(filter(None, (held.item.namespace, held.item.name)))

    def _offer_format(self) -> None:
        asserts = self._workbench.given.asserts_format
        action = self._add(
            self.tr("Let format decide"),
            lambda: self._workbench.assert_format(asserts_format=not asserts),
        )
        action.setCheckable(True)
        action.setChecked(asserts)
        action.setToolTip(
            self.tr("Without this, format is a note, as JSON Schema has it.")
        )

    def _offer_tools(self, name: str | None) -> None:
        inspection, menu = self._workbench.inspection, self.menu()
        if inspection is None:
            return
        held = self._workbench.choice.item or self._inspected
        tools = offered_tools(held, inspection.document)
        if not tools:
            return
        words = self.tr("For every call, a tool of this document:")
        if name is not None:
            words = self.tr("For calls of {name}, a tool of this document:")
            words = words.format(name=one_line(name, _MOST_NAME))
        title = menu.addAction(words.replace("&", "&&"))
        title.setEnabled(False)
        for tool in tools[:MOST_OFFERED]:
            self._offer(tool, name)
        if len(tools) > MOST_OFFERED:
            words = self.tr("{count} more: give them as a file")
            rest = menu.addAction(words.format(count=len(tools) - MOST_OFFERED))
            rest.setEnabled(False)
        menu.addSeparator()

    def _offer(self, tool: OfferedTool, name: str | None) -> None:
        action = self._add(tool.label, lambda: self._give(tool.text, tool.label, name))
        action.setCheckable(True)
        action.setChecked(tool.is_in_force)

    def _add(self, words: str, do: Callable[[], None]) -> QAction:
        action = self.menu().addAction(words.replace("&", "&&"))
        action.triggered.connect(lambda _=False: do())
        return action

    def _give(self, text: str, label: str, name: str | None) -> None:
        try:
            self._workbench.give_schema(opened_text(text, label), name)
        except RefusedError as refusal:
            self._workbench.refused.emit(words_for(refusal))

    def _ask_for_schema(self, name: str | None = None) -> None:
        title = self.tr("Schema for every call")
        if name is not None:
            shown = one_line(name, _MOST_NAME)
            title = self.tr("Schema for calls of {name}").format(name=shown)
        path = self._asked_path(title)
        if path is not None:
            self._workbench.give_schema(path, name)

    def _ask_for_folder(self) -> None:
        title = self.tr("Schemas, each file named after its tool")
        name = QFileDialog.getExistingDirectory(self.window(), title, "")
        if name:
            self._workbench.give_folder(Path(name))

    def _ask_for_tools(self) -> None:
        path = self._asked_path(self.tr("Tools, or a document that carries them"))
        if path is not None:
            self._workbench.give_tools(path)

    def _asked_path(self, title: str) -> Path | None:
        kinds = self.tr("JSON (*.json *.jsonl *.txt);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self.window(), title, "", kinds)
        return Path(name) if name else None
