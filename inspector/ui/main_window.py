"""The window: builds its parts and connects them, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from inspector.ui.actions import Actions
from inspector.ui.models.allowed import allowed, needs_no_diff
from inspector.ui.panes.arrangement import Arrangement
from inspector.ui.panes.banner import Banner
from inspector.ui.panes.drops import Drops
from inspector.ui.panes.status_line import StatusLine
from inspector.ui.panes.target_choice import TargetChoice
from inspector.ui.panes.toolbar import Toolbar
from inspector.ui.panes.wishes import Wishes

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from inspector.ui.looks import Looks
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.panes.pane import Pane
    from inspector.ui.settings import Settings
    from inspector.ui.theme import Theme

FIRST_SIZE = QSize(1440, 900)
SMALLEST_SIZE = QSize(800, 520)
TITLE = "Open Responses Inspector"


class MainWindow(QMainWindow):
    """The one window of the program.

    Its panes are built by `complete`, after the first paint: they are empty then, and
    half of the start would be spent on them.
    """

    def __init__(self, workbench: Workbench, looks: Looks, settings: Settings) -> None:
        super().__init__()
        self.workbench, self.looks, self.settings = workbench, looks, settings
        self.actions_by_name = Actions(self)
        self.banner, self.status_line = Banner(workbench), StatusLine(workbench)
        self.arrangement = Arrangement()
        self.wishes = Wishes(workbench, looks, settings, self)
        self.targets = TargetChoice(workbench, looks, settings, self)
        self._is_complete = False
        self._build()
        self._connect_actions()
        self._connect_workbench()
        self._restore()

    def complete(self) -> None:
        """Build the panes; once."""
        if self._is_complete:
            return
        # Imported late, as the class says.
        from inspector.ui.panes.diff_pane import DiffPane  # noqa: PLC0415
        from inspector.ui.panes.item_pane import ItemPane  # noqa: PLC0415
        from inspector.ui.panes.items_pane import ItemsPane  # noqa: PLC0415
        from inspector.ui.panes.schema_pane import SchemaPane  # noqa: PLC0415

        self._is_complete = True
        self.items_pane = ItemsPane(self.workbench)
        self.item_pane = ItemPane(self.workbench)
        self.schema_pane = SchemaPane(self.workbench)
        self.diff_pane = DiffPane(self.workbench, self.settings)
        panes = self.items_pane, self.item_pane, self.schema_pane, self.diff_pane
        for place, pane in enumerate(panes):
            self._prepare(pane)
            self.arrangement.put(place, pane)
        self._connect_item_pane()
        self.item_pane.take_focus()

    def _build(self) -> None:
        self.setWindowTitle(TITLE)
        self.setMinimumSize(SMALLEST_SIZE)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.actions_by_name.fill(self.menuBar())
        self.addActions(list(self.actions_by_name))
        self.addToolBar(Toolbar(self.actions_by_name))
        self.banner.offer(self.actions_by_name)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.arrangement, 1)
        column.addWidget(self.status_line)
        self.setCentralWidget(centre)

    def _connect_actions(self) -> None:
        starts = {
            "quit": self.close,
            "shortcuts": lambda: self.wishes.show_shortcuts(self.actions_by_name),
            **self.wishes.starts(),
            **self.arrangement.starts(),
        }
        for name, start in starts.items():
            self.actions_by_name[name].triggered.connect(start)
        self.looks.connect_actions(self.actions_by_name)
        self.targets.connect_actions(self.actions_by_name)
        QShortcut(QKeySequence.StandardKey.Paste, self, self.wishes.paste)
        fill = self.actions_by_name["fill"]
        self.arrangement.filled.connect(lambda pane: fill.setChecked(bool(pane)))
        self.actions_by_name["compose"].changed.connect(self.banner.refresh)

    def _connect_workbench(self) -> None:
        workbench, drops = self.workbench, Drops(self)
        drops.paths_dropped.connect(workbench.open_paths)
        drops.text_dropped.connect(self.wishes.open_text)
        self.status_line.cancel_wished.connect(workbench.cancel)
        workbench.refused.connect(self.wishes.say)
        workbench.text_opened.connect(self._settle_in)
        for signal in (
            workbench.inspection_changed,
            workbench.comparison_changed,
            workbench.text_edited,
            workbench.sources_changed,
            workbench.choice.item_chosen,
            workbench.stepping.course_changed,
            workbench.desk.log_changed,
        ):
            signal.connect(self._allow)
        self.looks.languages.language_changed.connect(workbench.set_language)
        self.looks.appearance.theme_changed.connect(self._wear)
        self.looks.code_pixels_changed.connect(self._show_code_at)

    def _connect_item_pane(self) -> None:
        pane, actions = self.item_pane, self.actions_by_name
        for name, start in {**pane.copies(), **self.diff_pane.starts()}.items():
            actions[name].triggered.connect(start)
        self.diff_pane.offer(actions[n] for n in ("compare-file", "compare-clipboard"))
        self.items_pane.offer([actions["partner"], actions["explain"]])
        self.items_pane.offer_for_log(actions)
        self.wishes.logs.offer_following(actions["follow"])
        pane.offer_copies(actions[name] for name in (*pane.copies(), "find", "partner"))
        pane.hints.offer(actions[name] for name in ("paste", "open", "sample"))
        pane.source.pasted.connect(self.wishes.open_text)
        pane.caret_placed.connect(self.status_line.show_caret)
        pane.code_pixels_changed.connect(self.looks.zoom)
        pane.pretty_switched.connect(actions["pretty"].setChecked)
        actions["pretty"].toggled.connect(pane.show_pretty)

    def _restore(self) -> None:
        """Look as on the day before."""
        self.workbench.set_language(self.looks.languages.language)
        self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize()))
        self.restoreGeometry(self.settings.state("window"))
        self.arrangement.restore(self.settings)
        self._wear(self.looks.theme)
        self._allow()

    def _prepare(self, pane: Pane) -> None:
        pane.retranslate()
        pane.set_theme(self.looks.theme)
        pane.set_code_pixels(self.looks.code_pixels)

    @Slot()
    def _allow(self) -> None:
        """Offer what can be done now."""
        for name, is_allowed in allowed(self.workbench).items():
            self.actions_by_name[name].setEnabled(is_allowed)
        self.arrangement.lower_diff(is_low=needs_no_diff(self.workbench))

    @Slot()
    def _settle_in(self) -> None:
        """Name the text, and leave Ctrl+V free for the next one."""
        opened = self.workbench.opened
        self.setWindowTitle(f"{opened.label} \u2013 {TITLE}" if opened else TITLE)
        self.items_pane.take_focus()

    @Slot(object)
    def _wear(self, theme: Theme) -> None:
        self.banner.set_theme(theme)
        self.status_line.set_theme(theme)
        for pane in self.arrangement.panes():
            pane.set_theme(theme)

    @Slot(object)
    def _show_code_at(self, pixels: int) -> None:
        for pane in self.arrangement.panes():
            pane.set_code_pixels(pixels)

    def changeEvent(self, event: QEvent) -> None:
        """Override ``QWidget.changeEvent``: the language may have changed."""
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_by_name.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Override ``QWidget.closeEvent``: remember how everything was arranged."""
        self.settings.set_state("window", QByteArray(self.saveGeometry()))
        self.arrangement.remember(self.settings)
        self.workbench.desk.close()
        super().closeEvent(event)
