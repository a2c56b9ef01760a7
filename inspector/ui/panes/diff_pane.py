"""Two sides beside each other, and what is different between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot

from inspector.ui.models.diff_course import DiffCourse
from inspector.ui.models.diff_folds import Only
from inspector.ui.models.diff_layout import DiffLayout, raise_fault
from inspector.ui.models.diff_prepared import Prepared, prepared_from
from inspector.ui.models.diff_verdict import flags_of, verdict_now
from inspector.ui.models.lane import Lane
from inspector.ui.models.letting_go import let_go
from inspector.ui.panes.diff_copies import DiffCopies
from inspector.ui.panes.diff_find import DiffFind
from inspector.ui.panes.diff_hints import DiffHints, EmptyRoom
from inspector.ui.panes.diff_ignoring import DiffIgnoring
from inspector.ui.panes.diff_menu import DiffMenu
from inspector.ui.panes.diff_steps import DiffSteps
from inspector.ui.panes.diff_summary import DiffSummary
from inspector.ui.panes.pane import Pane
from inspector.ui.settings import Settings
from inspector.ui.theme import theme_named
from inspector.ui.widgets.diff_controls import DiffControls, DiffVerdict
from inspector.ui.widgets.diff_parts import DiffParts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from inspector.core.diff.comparison import Comparison
    from inspector.ui.models.diff_sheet import RowKey
    from inspector.ui.models.workbench import Workbench
    from inspector.ui.theme import Theme

_VERDICT_SHARE = 100
"""Of the header's room; next to nothing is left for the gap behind the title."""


class DiffPane(Pane):
    """Shows the comparison of a workbench."""

    def __init__(
        self,
        workbench: Workbench,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._course: DiffCourse | None = None
        self.verdict, self.controls = DiffVerdict(), DiffControls()
        self.header.add(self.verdict, _VERDICT_SHARE)
        self.header.add(self.controls)
        self.parts, self._room = DiffParts(self), EmptyRoom()
        self.copies = DiffCopies(self.parts.view)
        self.menu = DiffMenu(workbench, self.parts.view, self.controls.more)
        self._preparing = Lane(workbench.runner, self)
        self._layout = DiffLayout(workbench.runner, self)
        self.hints = DiffHints(self._room)
        self.hints.follow(workbench, self._preparing)
        self.finder = DiffFind(self.parts.view, self._layout, workbench.runner)
        self.content.addWidget(self.finder.bar)
        self.content.addWidget(self.parts)
        self.content.addWidget(self._room)
        self.steps = DiffSteps(workbench, self.parts, self._layout)
        self._connect()
        kept = settings or Settings()
        self.ignoring = DiffIgnoring(self.copies, workbench, kept)
        self.summary = DiffSummary(self.steps, workbench, theme_named("light"))
        self.menu.ignoring_wished.connect(self.ignoring.show_dialog)
        self.menu.summary_wished.connect(self.summary.show_dialog)
        self._show_nothing()

    def _connect(self) -> None:
        workbench, parts, controls = self._workbench, self.parts, self.controls
        workbench.comparison_changed.connect(self._follow)
        workbench.text_opened.connect(self._show_nothing)
        workbench.text_edited.connect(self._tell_verdict)
        self._preparing.answered.connect(self._take)
        self._preparing.failed.connect(raise_fault)
        self._layout.laid_out.connect(self._settle)
        controls.step_wished.connect(self.steps.step)
        self.steps.marked.connect(self._tell_position)
        self.steps.opening_wished.connect(self._toggle)
        controls.only_chosen.connect(self._filter)
        controls.ignored_toggled.connect(self._show_ignored)
        controls.swap_wished.connect(workbench.swap_sides)
        controls.close_wished.connect(workbench.close_comparison)
        self.menu.pairs_toggled.connect(self._list_pairs)
        self.menu.find_wished.connect(self.finder.begin)
        self.finder.opening_wished.connect(self._toggle)
        self.finder.unfolding_wished.connect(self._unfold)
        parts.overview.row_wished.connect(parts.view.reveal_row)
        parts.view.rows_needed.connect(self._layout.require)
        parts.view.top_changed.connect(self._tell_captions)
        parts.view.pair_toggled.connect(self._toggle)
        parts.view.fold_opened.connect(self._unfold)

    @property
    def course(self) -> DiffCourse | None:
        """What is gone through."""
        return self._course

    def rule_in_view(self) -> str | None:
        """Override ``Pane.rule_in_view``: that of the marked difference."""
        course = self._course
        if course is None or course.number is None:
            return None
        return course.finding(course.number).code

    def starts(self) -> dict[str, Callable[[], object]]:
        """What starts when an action is triggered, by its name."""
        return {
            "next-difference": lambda: self.steps.step(1),
            "previous-difference": lambda: self.steps.step(-1),
            "swap-sides": self._workbench.swap_sides,
        }

    def offer(self, actions: Iterable[QAction]) -> None:
        """Offer ways to begin a comparison while there is none."""
        self.hints.offer(actions)

    # What is shown

    @Slot(object)
    def _follow(self, comparison: Comparison | None) -> None:
        if comparison is None:
            self._show_nothing()
            return
        self.controls.show_ignored(len(comparison.set_aside))
        shown = comparison
        if self.controls.ignored.isChecked() and comparison.whole is not None:
            shown = comparison.whole
        self._preparing.ask(prepared_from(shown))
        self.hints.tell()

    @Slot()
    def _show_ignored(self) -> None:
        self._follow(self._workbench.comparison)

    @Slot()
    def _show_nothing(self) -> None:
        self._preparing.cancel()
        self._show(None)
        self.hints.tell()

    @Slot(object)
    def _take(self, prepared: Prepared) -> None:
        """Show a comparison; one that follows another stays where that was."""
        top, only = self.parts.view.top_place(), Only(self.controls.only.value)
        course = DiffCourse(prepared, only)
        follows = self._course is not None and course.is_alike(self._course)
        number = course.like(self._course) if self._course else None
        self._show(course)
        if follows:
            self.parts.view.go_to_place(top)
            self.steps.mark(number)
        else:
            self.steps.choose(course.first)

    def _show(self, course: DiffCourse | None) -> None:
        old = self._course.pieces() if self._course else []
        self._course = course
        sheet = course.sheet if course else None
        self._layout.show(sheet)
        for part in (self.steps, self.finder, self.copies, self.menu):
            part.show(course)
        self._fill_chips()
        self.parts.show_pairs(course.prepared if course else None)
        self.parts.view.show_sheet(sheet)
        self.parts.setVisible(course is not None)
        self._room.setVisible(course is None)
        self.controls.setVisible(course is not None)
        self.parts.plan_ticks(self._course)
        self._tell_all()
        let_go(self._workbench.runner, old)

    def _fill_chips(self) -> None:
        course, chips = self._course, self.parts.chips
        outline, is_blocking = None, False
        if course is not None:
            outline, is_blocking = course.outline, course.only_blocking
        chips.show_outline(outline, only_blocking=is_blocking)

    @Slot()
    def _settle(self) -> None:
        """Rows have come: show the difference that waited for them."""
        self._lay_anew()
        self.steps.settle()
        self.finder.settle()

    @Slot(str)
    def _filter(self, only: str) -> None:
        """Show what is wanted, or everything again."""
        course = self._course
        if course is None:
            return
        course.filter(Only(only))
        self._fill_chips()
        self._lay_anew()
        self._tell_all()
        self.steps.choose(course.first if course.place is None else course.number)

    @Slot(int)
    def _toggle(self, pair: int) -> None:
        if self._course is not None:
            sheet = self._course.sheet
            sheet.set_open(pair, is_open=not sheet.is_open(pair))
            self._lay_anew()

    @Slot(object)
    def _unfold(self, key: RowKey) -> None:
        if self._course is not None:
            self._course.sheet.unfold(key)
            self._lay_anew()

    def _lay_anew(self) -> None:
        self.parts.view.settle()
        self.parts.plan_ticks(self._course)

    @Slot(bool)
    def _list_pairs(self, is_wanted: bool) -> None:
        self.parts.want_pairs(wanted=is_wanted)

    # What is said

    def _tell_all(self) -> None:
        self._tell_verdict()
        self._tell_position()
        self._tell_captions()

    @Slot()
    def _tell_verdict(self) -> None:
        course, workbench = self._course, self._workbench
        compared = workbench.comparing.compared if course is not None else None
        saying = verdict_now(compared, workbench.language, is_old=workbench.is_stale)
        self.verdict.show_saying(saying)
        if course is not None:
            only_blocking, language = course.only_blocking, workbench.language
            flags = flags_of(
                course.outline, compared, language, only_blocking=only_blocking
            )
            self.parts.show_flags(flags)

    @Slot()
    def _tell_position(self) -> None:
        if self._course is not None:
            self.controls.show_position(self._course.place, len(self._course.shown))

    @Slot()
    def _tell_captions(self) -> None:
        """Name both files, with the lines of the items at the top."""
        if self._course is not None:
            self.parts.show_captions(self._course, self.parts.view.top_key())

    # Looks

    def retranslate(self) -> None:
        """Override ``Pane.retranslate``."""
        self.name_it(self.tr("Diff"))
        self.controls.retranslate()
        self.menu.retranslate()
        self.parts.retranslate(self._workbench.language)
        if self._course is not None:  # chips are written where they are grouped
            self._show_ignored()
        self._tell_all()

    def set_theme(self, theme: Theme) -> None:
        """Override ``Pane.set_theme``."""
        self.verdict.set_theme(theme)
        self.parts.set_theme(theme)
        self.summary.set_theme(theme)

    def set_code_pixels(self, pixels: int) -> None:
        """Override ``Pane.set_code_pixels``."""
        self.parts.view.set_font_size(pixels)

    def search(self) -> bool:
        """Override ``Pane.search``."""
        self.finder.begin()
        return self._course is not None

    def search_on(self, step: int) -> bool:
        """Override ``Pane.search_on``."""
        self.finder.step(step)
        return self._course is not None

    def take_focus(self) -> None:
        """Override ``Pane.take_focus``: the rows, else how to get some."""
        target = self.parts.view if self._course else self.hints
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
