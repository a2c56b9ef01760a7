"""The big log that is open, if one is, and the row of it that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from inspector.ui.models.lane import Busy
from inspector.ui.models.log_place import LogPlace
from inspector.ui.models.opened import OpenedText, RefusedError

if TYPE_CHECKING:
    from inspector.core.browsing.log_file import BigLog
    from inspector.core.tools.tool_sources import Sources
    from inspector.ui.background import Runner
    from inspector.ui.models.choice import Choice
    from inspector.ui.models.log_list import LogList
    from inspector.ui.models.log_sieve import LogSieve
    from inspector.ui.models.open_log import OpenLog

FIRST_LOOK = 2000
"""Among so many rows the first that blocks is looked for, to be shown at first."""


class LogDesk(QObject):
    """Opens a log and its records.

    Signals:
        log_changed: another log is open, or none.
        text_wished: (work that reads a record) its text is to be opened.
        blank_wished: (`OpenedText`) the old text is to make room.
        row_chosen: (row or None) another row is looked at.
        busy_changed: (`Busy` or None) how far the log is looked through.
        refused: (`RefusedError`) a wish that cannot be met.
    """

    log_changed = Signal()
    text_wished = Signal(object)
    blank_wished = Signal(object)
    row_chosen = Signal(object)
    busy_changed = Signal(object)
    refused = Signal(object)

    def __init__(self, runner: Runner, choice: Choice) -> None:
        super().__init__(choice)
        self._runner = runner
        self._choice = choice
        self._log: OpenLog | None = None
        self._sieve: LogSieve | None = None
        self._list: LogList | None = None
        self._row: int | None = None
        self._is_unread = False
        """Whether the record that was to be shown at first could not be read."""

        self._place: LogPlace | None = None
        self._sources: Sources | None = None
        self._target = ""
        choice.item_chosen.connect(self._follow_item)

    @property
    def log(self) -> OpenLog | None:
        """The log."""
        return self._log

    @property
    def sieve(self) -> LogSieve | None:
        """Which rows of it are shown."""
        return self._sieve

    @property
    def list(self) -> LogList | None:
        """The rows that are shown, as a list."""
        return self._list

    @property
    def row(self) -> int | None:
        """The row that is looked at."""
        return self._row

    def open(self, log: BigLog, sources: Sources | None, target: str) -> None:
        """Open a log in place of all that is open."""
        # Imported late: most texts are no big logs.
        from inspector.ui.models.log_list import LogList  # noqa: PLC0415
        from inspector.ui.models.log_sieve import LogSieve  # noqa: PLC0415
        from inspector.ui.models.open_log import OpenLog  # noqa: PLC0415

        self.close()
        self._sources, self._target = sources, target
        opened = OpenLog(log, self._runner, self)
        try:
            opened.open(sources, target)
        except OSError as error:
            opened.close()
            words = error.strerror or str(error)
            self.refused.emit(RefusedError("unreadable", log.path.name, words))
            return
        self._log, self._list = opened, LogList(self)
        self._sieve = LogSieve(opened, self._runner, self)
        self._list.show(opened.rows, self._sieve.selection)
        self._connect(opened, self._sieve)
        self.blank_wished.emit(OpenedText("", log.path.name, place=LogPlace(0, 0)))
        self.log_changed.emit()
        self._tell_busy()

    def _connect(self, log: OpenLog, sieve: LogSieve) -> None:
        sieve.selected.connect(self._show_selected)
        if self._list is not None:
            sieve.grown.connect(self._list.grow)
        for signal in (log.rows_came, log.state_changed, sieve.search_changed):
            signal.connect(self._tell_busy)
        log.rows_came.connect(self._look_at_first)
        log.rows_changed.connect(self._refresh_record)
        log.replaced.connect(self._forget_row)

    def close(self) -> None:
        """Close the log, if one is open; its processes end at once."""
        if self._log is None or self._sieve is None or self._list is None:
            return
        self._sieve.close()
        self._log.close()
        gone = self._log, self._sieve, self._list
        self._log = self._sieve = self._list = None
        self._row, self._place, self._is_unread = None, None, False
        self.log_changed.emit()
        self.busy_changed.emit(None)
        for each in gone:
            each.deleteLater()

    def note_opened(self, opened: OpenedText) -> None:
        """Another text is open; unless it is the log's, the log is closed."""
        self._place = opened.place
        if opened.place is None:
            self.close()

    def judge_for(self, sources: Sources | None, target: str) -> None:
        """Judge the log anew with other tools, or for another target."""
        self._sources, self._target = sources, target
        self.judge_again()

    def judge_again(self) -> None:
        """Read the log again from its beginning, as it is on disk now."""
        if self._log is None:
            return
        if self._log.has_changed_on_disk:
            self.open_again()
        else:
            self._log.judge_again(self._sources, self._target)

    def open_again(self) -> None:
        """Open the file of the log as any file."""
        if self._log is not None:
            self.open(self._log.log, self._sources, self._target)

    def follow(self, is_on: bool) -> None:
        """Read on while the log is written, or no longer."""
        if self._log is not None and self._log.is_following != is_on:
            self._log.follow(self._sources, self._target, is_on=is_on)

    def cancel(self) -> None:
        """Stop the search that runs, else the judging."""
        if self._sieve is not None and self._sieve.is_searching:
            self._sieve.stop_search()
        elif self._log is not None:
            self._log.stop()

    def choose_row(self, row: int) -> None:
        """Look at a row: its record is read and opened."""
        # Imported late: see `open`.
        from inspector.ui.models.log_record import record_of_row  # noqa: PLC0415

        if self._log is None or not 0 <= row < len(self._log.rows):
            return
        told, is_same = self._log.rows[row], self._row == row
        self._row = row
        self.row_chosen.emit(row)
        is_open = self._place is not None and self._place.offset == told.offset
        if is_open and self._choice.item is not None and told.item is not None:
            if not is_same:
                self._choice.choose_item(told.item)
            return
        self.text_wished.emit(record_of_row(self._log, row))

    def choose_line(self, number: int) -> bool:
        """Look at the record of a line; whether there is such a line."""
        from inspector.ui.models.log_record import record_of_line  # noqa: PLC0415

        if self._log is None:
            return False
        try:
            offset = self._log.index.start_of(number)
        except IndexError:
            return False
        row = self._log.rows.row_of(offset)
        if row is not None:
            self.choose_row(row)
        else:
            self._forget_row()
            self.text_wished.emit(record_of_line(self._log, number))
        return True

    def choose_partner(self) -> None:
        """Go from a call to its output in another line, or back."""
        if self._log is None or self._row is None:
            return
        partner = self._log.rows.partner_of(self._row)
        if partner is not None:
            self.choose_row(partner)

    def step(self, step: int) -> None:
        """Look at the next row of the list (1), or at the one before (-1)."""
        if self._list is None or not self._list.rowCount():
            return
        place = self._list.place_of(self._row)
        start = place if place is not None else -max(step, 0)
        place = min(max(start + step, 0), self._list.rowCount() - 1)
        self.choose_row(self._list.row_at(place))

    @Slot()
    def _look_at_first(self) -> None:
        """Show a row as soon as there is one: the first of the first ones to block."""
        if self._log is None or not len(self._log.rows):
            return
        if self._row is not None or self._is_unread:
            return
        if self._place is not None and self._place.line:
            self._follow_item(self._choice.index)
            return
        marks = self._log.rows.column("mark")[:FIRST_LOOK].tobytes()
        self.choose_row(max(marks.find(b"\0"), 0))

    @Slot(object)
    def _follow_item(self, item: int | None) -> None:
        """Another item of the same record was chosen elsewhere."""
        if self._log is None or self._place is None or not self._place.line:
            return
        row = self._log.rows.row_of(self._place.offset, item or 0)
        if row is not None and row != self._row:
            self._row = row
            self.row_chosen.emit(row)

    @Slot()
    def _refresh_record(self) -> None:
        """Open the record anew where the log says something else of it now."""
        from inspector.core.browsing.log_file import FileState  # noqa: PLC0415
        from inspector.ui.models.log_record import (  # noqa: PLC0415
            differences_of,
            record_of_row,
        )

        if self._log is None or self._row is None or self._place is None:
            return
        if self._log.file_state is FileState.CHANGED:
            return  # what stood there is not to be had; the notice says so
        if differences_of(self._log, self._row) != self._place.differences:
            self.text_wished.emit(record_of_row(self._log, self._row))

    @Slot()
    def return_to_open(self) -> None:
        """Look at the row of the open record again: no other could be read.

        Else a row would be marked beside the text and the verdict of another one.
        """
        if self._log is None or self._place is None:
            return
        self._is_unread = not self._place.line
        item = self._choice.index or 0
        is_open, rows = not self._is_unread, self._log.rows
        row = rows.row_of(self._place.offset, item) if is_open else None
        if row != self._row:
            self._row = row
            self.row_chosen.emit(row)

    @Slot()
    def _forget_row(self) -> None:
        self._row, self._is_unread = None, False
        self.row_chosen.emit(None)

    @Slot(object)
    def _show_selected(self, selection: object) -> None:
        if self._list is not None and self._log is not None and self._sieve is not None:
            self._list.show(self._log.rows, self._sieve.selection)
            self.row_chosen.emit(self._row)

    @Slot()
    def _tell_busy(self) -> None:
        self.busy_changed.emit(self._busy())

    def _busy(self) -> Busy | None:
        if self._log is None or self._sieve is None:
            return None
        total = self._log.reach.end if self._log.reach.is_whole else 0
        if self._sieve.is_searching:
            return Busy("search", self._sieve.search_place, total)
        if self._log.is_running:
            return Busy("judge", self._log.judged_place, total)
        return None
