"""The button that converts the schema in force to a provider's form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QMenu, QPushButton

from inspector.ui.dialogs.conversion_dialog import ConversionDialog
from inspector.ui.models.schema_conversion import form_title, forms
from inspector.ui.theme import theme_named

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from inspector.core.tools.tool import Tool
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme


class ConvertButton(QPushButton):
    """Offers the forms; it can be used where a schema is in force."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._theme = theme_named("light")
        self._tool: Tool | None = None
        self.setProperty("converts", "true")
        self.setMenu(QMenu(self))
        self.menu().aboutToShow.connect(self.fill_menu)
        self.show_tool(None)

    def show_tool(self, tool: Tool | None) -> None:
        """Offer to convert the schema of another tool."""
        has_schema = tool is not None and tool.parameters is not None
        self._tool = tool if has_schema else None
        self.setVisible(has_schema)

    def retranslate(self) -> None:
        """Write every word anew."""
        self.setText(self.tr("Convert for …"))
        self.setToolTip(self.tr("Write this schema in the form that a provider takes"))

    def set_theme(self, theme: Theme) -> None:
        """Have dialogs that are opened from now on wear a theme."""
        self._theme = theme

    @Slot()
    def fill_menu(self) -> None:
        """Offer every form."""
        menu = self.menu()
        menu.clear()
        for form in forms():
            title = form_title(form, self._workbench.language)
            action = menu.addAction(title.replace("&", "&&"))
            action.triggered.connect(lambda _=False, form=form: self.open(form))

    def open(self, form: str) -> ConversionDialog | None:
        """Show the schema in force beside one of its forms."""
        if self._tool is None:
            return None
        window = self.window()
        dialog = ConversionDialog(
            self._workbench, self._tool, form, self._theme, window
        )
        dialog.show()
        return dialog
