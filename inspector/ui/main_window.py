"""The window: builds its parts and connects them, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from inspector.ui.actions import PANES, Actions
from inspector.ui.dialogs.message import show_message
from inspector.ui.models.composing import can_be_answered
from inspector.ui.panes.arrangement import Arrangement
from inspector.ui.panes.banner import Banner
from inspector.ui.panes.drops import Drops
from inspector.ui.panes.item_pane import ItemPane
from inspector.ui.panes.items_pane import ItemsPane
from inspector.ui.panes.pane import Pane
from inspector.ui.panes.status_line import StatusLine
from inspector.ui.panes.toolbar import Toolbar
from inspector.ui.panes.wishes import Wishes
from inspector.ui.theme import FONT_PIXELS, Choice

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from inspector.ui.languages import Languages
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.settings import Settings
    from inspector.ui.theme import Appearance, Theme

FIRST_SIZE = QSize(1440, 900)
SMALLEST_SIZE = QSize(800, 520)
TITLE = "Open Responses Inspector"


class MainWindow(QMainWindow):
    """The one window of the program."""

    def __init__(
        self,
        workbench: Workbench,
        appearance: Appearance,
        languages: Languages,
        settings: Settings,
    ) -> None:
        super().__init__()
        self.workbench = workbench
        self.settings = settings
        self._appearance, self._languages = appearance, languages
        self.actions_by_name = Actions(self)
        self.banner = Banner(workbench)
        self.items_pane, self.item_pane = ItemsPane(workbench), ItemPane(workbench)
        self.schema_pane, self.diff_pane = Pane(), Pane()
        self.arrangement = Arrangement(*self.panes())
        self.status_line = StatusLine(workbench)
        self.wishes = Wishes(workbench, settings, self)
        self._build()
        self._connect_actions()
        self._connect_parts()
        self._restore()

    def panes(self) -> tuple[Pane, Pane, Pane, Pane]:
        """The panes in the order of their keys."""
        return self.items_pane, self.item_pane, self.schema_pane, self.diff_pane

    def _build(self) -> None:
        self.setMinimumSize(SMALLEST_SIZE)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_by_name.fill(self.menuBar())
        self.addActions(list(self.actions_by_name))
        self.addToolBar(Toolbar(self.actions_by_name))
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.arrangement, 1)
        column.addWidget(self.status_line)
        self.setCentralWidget(centre)

    def _connect_actions(self) -> None:
        window_starts = {
            "quit": self.close,
            "zoom-in": lambda: self.zoom(self.settings.code_pixels + 1),
            "zoom-out": lambda: self.zoom(self.settings.code_pixels - 1),
            "zoom-normal": lambda: self.zoom(FONT_PIXELS),
            "arrange": self.arrangement.reset,
            "fill": self._fill,
            "shortcuts": lambda: self.wishes.show_shortcuts(self.actions_by_name),
        }
        panes = zip(PANES, self.panes(), strict=True)
        focus = {f"to-{name}": pane.take_focus for name, pane in panes}
        starts = window_starts | focus | self.wishes.starts() | self.item_pane.starts()
        for name, start in starts.items():
            self.actions_by_name[name].triggered.connect(start)
        self.actions_by_name["pretty"].toggled.connect(self.item_pane.show_pretty)
        self.actions_by_name.group("theme").triggered.connect(self._choose_theme)
        self.actions_by_name.group("language").triggered.connect(self._speak)

    def _connect_parts(self) -> None:
        workbench, actions = self.workbench, self.actions_by_name
        self.item_pane.hints.offer(
            actions[name] for name in ("paste", "open", "sample")
        )
        copies = (actions[name] for name in self.item_pane.starts())
        self.item_pane.offer_copies(copies)
        self.banner.offer(actions["compose"])
        actions["compose"].changed.connect(self.banner.refresh)
        QShortcut(QKeySequence.StandardKey.Paste, self, self.wishes.paste)
        drops = Drops(self)
        drops.paths_dropped.connect(workbench.open_paths)
        drops.text_dropped.connect(self.wishes.open_text)
        self.item_pane.source.pasted.connect(self.wishes.open_text)
        self.item_pane.caret_placed.connect(self.status_line.show_caret)
        self.item_pane.code_pixels_changed.connect(self.zoom)
        self.item_pane.pretty_switched.connect(actions["pretty"].setChecked)
        self.arrangement.filled.connect(lambda p: actions["fill"].setChecked(bool(p)))
        self.status_line.cancel_wished.connect(workbench.cancel)
        workbench.refused.connect(lambda words: show_message(self, words))
        for signal in (workbench.inspection_changed, workbench.comparison_changed):
            signal.connect(self._allow)
        for signal in (workbench.text_edited, workbench.sources_changed):
            signal.connect(self._allow)
        workbench.choice.item_chosen.connect(self._allow)
        workbench.text_opened.connect(self._settle_in)
        self._languages.language_changed.connect(workbench.set_language)
        self._appearance.theme_changed.connect(self._wear)

    def _restore(self) -> None:
        """Look as on the day before."""
        self.workbench.set_language(self._languages.language)
        self.resize(FIRST_SIZE)
        self.restoreGeometry(self.settings.state("window"))
        self.arrangement.restore(self.settings)
        for pane in self.panes():
            pane.retranslate()
        self.zoom(self.settings.code_pixels)
        self._wear(self._appearance.theme)
        self.actions_by_name[f"theme-{self._appearance.choice.value}"].setChecked(True)
        self.actions_by_name[f"language-{self._languages.language}"].setChecked(True)
        self._allow()
        self.item_pane.take_focus()
        self.setWindowTitle(TITLE)

    @Slot()
    def _allow(self) -> None:
        """Offer what can be done now."""
        workbench, actions = self.workbench, self.actions_by_name
        may_answer = can_be_answered(workbench.choice.item) and not workbench.is_stale
        actions["compose"].setEnabled(may_answer)
        actions["export"].setEnabled(workbench.inspection is not None)
        actions["close-comparison"].setEnabled(workbench.right is not None)
        actions["clear-given"].setEnabled(workbench.given.sources is not None)

    @Slot()
    def _settle_in(self) -> None:
        """Name the text, and leave Ctrl+V free for the next one."""
        opened = self.workbench.opened
        self.setWindowTitle(f"{opened.label} \u2013 {TITLE}" if opened else TITLE)
        self.items_pane.take_focus()

    @Slot(object)
    def _wear(self, theme: Theme) -> None:
        for part in (*self.panes(), self.banner, self.status_line):
            part.set_theme(theme)

    @Slot(object)
    def zoom(self, pixels: int) -> None:
        """Show code at another height."""
        self.settings.code_pixels = pixels
        for pane in self.panes():
            pane.set_code_pixels(self.settings.code_pixels)

    def _fill(self) -> None:
        pane = self.arrangement.filling or self.arrangement.pane_with_focus()
        self.arrangement.fill(pane or self.item_pane)

    def _choose_theme(self, action: QAction) -> None:
        self.settings.theme = Choice(action.objectName().removeprefix("theme-"))
        self._appearance.choose(self.settings.theme)

    def _speak(self, action: QAction) -> None:
        self.settings.language = action.objectName().removeprefix("language-")
        self._languages.choose(self.settings.language)

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_by_name.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Override ``QWidget.closeEvent``: remember how everything was arranged."""
        self.settings.set_state("window", QByteArray(self.saveGeometry()))
        self.arrangement.remember(self.settings)
        super().closeEvent(event)
