"""The open text as it was pasted, and the chosen item laid out for reading."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from inspector.ui.panes.empty_hints import EmptyHints
from inspector.ui.panes.pane import Pane
from inspector.ui.panes.source_view import SourceView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from inspector.ui.models.pointing import Pointing
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.find_in_text import FindInText
    from inspector.ui.panes.pretty_view import PrettyView
    from inspector.ui.panes.then_view import ThenView
    from inspector.ui.theme import Theme


class CaretPlace(NamedTuple):
    """Where the caret stands, as people count, and in which value."""

    line: int
    column: int
    pointing: Pointing | None


class ItemPane(Pane):
    """Source and Pretty, one of them in sight, both with the same value selected.

    Signals:
        caret_placed: (`CaretPlace`) whenever the caret moved.
        pretty_switched: (bool) whether Pretty is in sight.
        code_pixels_changed: (pixels) a person zoomed with the mouse.
    """

    caret_placed = Signal(object)
    pretty_switched = Signal(bool)
    code_pixels_changed = Signal(object)

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._source_button, self._pretty_button = QToolButton(), QToolButton()
        self.header.add(self._switch())  # before the views: so goes Tab, as the eye
        self.source = SourceView(workbench)
        self._pretty: PrettyView | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.source)
        self._then: ThenView | None = None
        self._down = QSplitter(Qt.Orientation.Vertical)
        self._down.setChildrenCollapsible(False)
        self._down.setHandleWidth(1)
        self._down.addWidget(self._stack)
        self.content.addWidget(self._down)
        self._finder: FindInText | None = None
        self.hints = EmptyHints(self.source.viewport())
        self._menu_actions: list[QAction] = []
        self._connect()

    def _switch(self) -> QWidget:
        switch = QWidget()
        switch.setFixedHeight(26)
        row = QHBoxLayout(switch)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        group = QButtonGroup(self)
        buttons = (self._source_button, "first"), (self._pretty_button, "last")
        for button, place in buttons:
            button.setProperty("segment", place)
            button.setCheckable(True)
            group.addButton(button)
            row.addWidget(button)
        self._source_button.setChecked(True)
        return switch

    def _connect(self) -> None:
        self._pretty_button.toggled.connect(self.show_pretty)
        self._listen_to(self.source)
        self.source.text_edited.connect(self._show_hints)
        self._workbench.text_opened.connect(self._show_hints)
        self._workbench.stepping.event_chosen.connect(self._show_then)

    @property
    def pretty(self) -> PrettyView:
        """The laid out item, built when first asked for."""
        if self._pretty is None:
            # Imported late: most texts are read as they are.
            from inspector.ui.panes.pretty_view import PrettyView  # noqa: PLC0415

            self._pretty = PrettyView(self._workbench)
            self._pretty.set_theme(self.source.row_painter.theme)
            self._pretty.set_font_size(self.source.font_size())
            self._pretty.setAccessibleName(self.tr("Item laid out for reading"))
            self._stack.addWidget(self._pretty)
            self._listen_to(self._pretty)
        return self._pretty

    @property
    def then(self) -> ThenView:
        """The item at a moment of its stream, built when first asked for."""
        if self._then is None:
            # Imported late: most texts are no streams.
            from inspector.ui.panes.then_view import ThenView  # noqa: PLC0415

            self._then = ThenView(self._workbench)
            self._then.retranslate()
            self._then.set_theme(self.source.row_painter.theme)
            self._then.view.set_font_size(self.source.font_size())
            self._then.view.font_size_changed.connect(self.code_pixels_changed)
            self._then.hide()
            self._down.addWidget(self._then)
        return self._then

    @Slot(object)
    def _show_then(self, row: int | None) -> None:
        if row is None and self._then is None:
            return
        if row is not None and not self.then.isVisibleTo(self):
            half = self._down.height() // 2
            self._down.setSizes([half, half])
        if row is not None:
            self.then.bring_up_to_date()
        self.then.setVisible(row is not None)

    def _listen_to(self, view: SourceView | PrettyView) -> None:
        view.pointed.connect(self._tell_caret)
        view.pointed.connect(self._follow_search)
        view.menu_requested.connect(self._pop_up)
        view.font_size_changed.connect(self.code_pixels_changed)

    def views(self) -> list[SourceView | PrettyView]:
        """The views that there are by now."""
        return [self.source] if self._pretty is None else [self.source, self._pretty]

    def view(self) -> SourceView | PrettyView:
        """The view in sight."""
        return self.views()[self._stack.currentIndex()]

    def offer_copies(self, actions: Iterable[QAction]) -> None:
        """Put actions in front of the menu of both views."""
        self._menu_actions = list(actions)

    @Slot(bool)
    def show_pretty(self, is_pretty: bool) -> None:
        """Switch between Pretty and Source; the selected value stays selected."""
        pointing = self.view().pointing()
        self._stack.setCurrentWidget(self.pretty if is_pretty else self.source)
        (self._pretty_button if is_pretty else self._source_button).setChecked(True)
        if is_pretty:
            self.pretty.bring_up_to_date()
        if pointing is not None:
            self.view().show_pointing(pointing)
        self.pretty_switched.emit(is_pretty)
        self._tell_caret()
        self._follow_search()

    def copies(self) -> dict[str, Callable[[], None]]:
        """What copies something about the value at the caret, by its name."""
        kinds = ("pointer", "inner", "jq", "value", "decoded")
        return {f"copy-{kind}": partial(self.copy, kind) for kind in kinds}

    @property
    def finder(self) -> FindInText:
        """What finds characters in the view in sight, built when first asked for."""
        if self._finder is None:
            # Imported late: most texts are looked at, not searched.
            from inspector.ui.panes.find_in_text import FindInText  # noqa: PLC0415

            self._finder = FindInText(self.view, self._workbench.runner, self)
            self.content.insertWidget(0, self._finder.bar)
        return self._finder

    def search(self) -> bool:
        """Override ``Pane.search``."""
        self.finder.begin()
        return True

    def search_on(self, step: int) -> bool:
        """Override ``Pane.search_on``."""
        self.finder.step(step)
        return True

    @Slot()
    def _follow_search(self) -> None:
        if self._finder is not None:
            self._finder.follow()

    def copy(self, what: str) -> None:
        """Copy something about the value at the caret.

        Args:
            what: ``pointer``, ``inner``, ``jq``, ``value`` or ``decoded``.
        """
        pointing, pointer = self.view().pointing(), self.source.pointer
        if pointing is None or pointer is None:
            return
        texts = {
            "pointer": lambda: pointing.pointer,
            "inner": lambda: pointing.inner or "",
            "jq": lambda: pointer.jq(pointing),
            "value": lambda: pointer.value_text(pointing),
            "decoded": lambda: pointer.decoded_text(pointing),
        }
        QGuiApplication.clipboard().setText(texts[what]())

    @Slot()
    def _tell_caret(self) -> None:
        view = self.view()
        line, column = view.line_column(view.caret())
        self.caret_placed.emit(CaretPlace(line, column, view.pointing()))

    @Slot()
    def _show_hints(self) -> None:
        is_empty = not self.source.text() and self._workbench.desk.log is None
        self.hints.setVisible(is_empty)

    @Slot(object, QPoint)
    def _pop_up(self, _: object, position: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self._menu_actions)
        menu.addSeparator()
        self._add_editing(menu)
        menu.popup(position)

    def _add_editing(self, menu: QMenu) -> None:
        view = self.view()
        if view is self.source:
            menu.addAction(self.tr("Undo"), view.undo).setEnabled(view.can_undo())
            menu.addAction(self.tr("Redo"), view.redo).setEnabled(view.can_redo())
            menu.addSeparator()
            has_selection = bool(view.selection().length)
            menu.addAction(self.tr("Cut"), view.cut).setEnabled(has_selection)
        copy = menu.addAction(self.tr("Copy selection"), view.copy)
        copy.setEnabled(bool(view.selection().length))
        if view is self.source:
            menu.addAction(self.tr("Paste here"), view.paste)
        menu.addAction(self.tr("Select all"), view.select_all)

    def retranslate(self) -> None:
        """Override ``Pane.retranslate``."""
        self.name_it(self.tr("Item"))
        self._source_button.setText(self.tr("Source"))
        self._source_button.setToolTip(self.tr("The text as it was pasted"))
        self._pretty_button.setText(self.tr("Pretty"))
        self._pretty_button.setToolTip(self.tr("The chosen item laid out for reading"))
        self.source.setAccessibleName(self.tr("Source text"))
        if self._pretty is not None:
            self._pretty.setAccessibleName(self.tr("Item laid out for reading"))

    def set_theme(self, theme: Theme) -> None:
        """Override ``Pane.set_theme``."""
        for view in self.views():
            view.set_theme(theme)
        if self._then is not None:
            self._then.set_theme(theme)

    def set_code_pixels(self, pixels: int) -> None:
        """Override ``Pane.set_code_pixels``."""
        for view in self.views():
            view.set_font_size(pixels)
        if self._then is not None:
            self._then.view.set_font_size(pixels)

    def take_focus(self) -> None:
        """Override ``Pane.take_focus``."""
        self.view().setFocus(Qt.FocusReason.ShortcutFocusReason)
