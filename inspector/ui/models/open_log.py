"""A big log that is open: its lines, its rows as they are judged, its file on disk.

Two processes work for it: one finds its lines and unpacks it, the other judges it, and
has others help. What they tell is copied into arrays here, so that taking it costs no
time.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from inspector.core.browsing.channel import Failed, Reach
from inspector.core.browsing.judging import Task, first_rows, judge_log
from inspector.core.browsing.line_index import LineIndex
from inspector.core.browsing.log_file import FileState
from inspector.core.browsing.scanning import Scanned, scan_log
from inspector.ui.models.file_watch import FileWatch
from inspector.ui.models.judged_rows import JudgedRows, Judging
from inspector.ui.models.lane import Lane
from inspector.ui.models.log_text import LogText
from inspector.ui.models.reading_on import ReadingOn
from inspector.ui.processes import HelperProcess

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.browsing.log_file import BigLog
    from inspector.core.browsing.row_batch import RowBatch
    from inspector.core.browsing.rows import LogRows
    from inspector.core.errors import InspectorError
    from inspector.core.tools.tool_sources import Sources
    from inspector.ui.background import Runner
    from inspector.ui.processes import Helper

NEWS_MS = 100
"""How often at most it is told that there are more rows."""


class OpenLog(QObject):
    """Holds what is known of a log, and goes on finding out.

    Signals:
        rows_came: there are more rows, or lines.
        rows_changed: earlier rows are no longer what they were.
        state_changed: the judging, the file, or whether it is followed.
        replaced: all rows are gone; it is judged anew.
    """

    rows_came = Signal()
    rows_changed = Signal()
    state_changed = Signal()
    replaced = Signal()

    def __init__(
        self,
        log: BigLog,
        runner: Runner,
        parent: QObject | None = None,
        *,
        helper: Callable[..., Helper] = HelperProcess,
    ) -> None:
        super().__init__(parent)
        self.log = log
        self.text = LogText(log)
        self._judged, self.index = JudgedRows(), LineIndex()
        self.judging, self.file_state = Judging.RUNNING, FileState.SAME
        self.is_following = False
        self.error: InspectorError | None = None
        """Why it could not be read to its end."""

        self.reach = Reach(0, is_whole=False)
        """How far its text can be read."""

        self._helper = helper
        self._first_look = Lane(runner, self)
        self._first_look.answered.connect(self._take_first_rows)
        self._judge: ReadingOn | None = None
        self._scan: ReadingOn | None = None
        self._has_told_rows = False
        self._news = QTimer(self, singleShot=True, interval=NEWS_MS)
        self._news.timeout.connect(self._tell_news)
        self.watch = FileWatch(log.path, runner, self)
        self.watch.looked.connect(self._take_state)

    @property
    def rows(self) -> LogRows:
        """What was judged so far."""
        return self._judged.rows

    @property
    def judged_place(self) -> int:
        """Bytes of its text that were judged."""
        return self._judged.place

    @property
    def label(self) -> str:
        """The name of the file."""
        return self.log.path.name

    @property
    def can_follow(self) -> bool:
        """Whether it can be read further while it is written."""
        return not self.log.compression

    @property
    def is_running(self) -> bool:
        """Whether rows are still to come."""
        return self.judging is Judging.RUNNING

    @property
    def has_changed_on_disk(self) -> bool:
        """Whether something else stands in the file, or more than was read."""
        return self.file_state in (FileState.CHANGED, FileState.GROWN)

    def open(self, sources: Sources | None, target: str) -> None:
        """Begin to read.

        Raises:
            OSError: it cannot be read.
        """
        self.watch.begin()
        self.text.open()
        if not self.log.compression:
            self.reach = Reach(self.watch.size, is_whole=True)
        task = self._begin_judging(sources, target)  # first: its rows are awaited
        if not self.log.compression:
            self._first_look.ask(lambda _: first_rows(task))
        self._begin_scan()

    def judge_again(self, sources: Sources | None, target: str) -> None:
        """Forget all rows and judge the log from its beginning."""
        self._judged.restart()
        self._has_told_rows = False
        self.replaced.emit()
        self._begin_judging(sources, target)

    def stop(self) -> None:
        """Judge no further; what was judged stays."""
        if self._judge is not None and self.judging is Judging.RUNNING:
            self._judge.helper.stop()
            self._judge = None
            self._set(Judging.STOPPED)

    def close(self) -> None:
        """Let go of everything; nothing is told any more."""
        self._news.stop()
        self._first_look.cancel()
        self.watch.close()
        for reader in (self._judge, self._scan):
            if reader is not None:
                reader.helper.stop()
        if self._scan is not None and self.log.compression:
            self._scan.helper.wait()  # it writes where is to be nothing any more
        self._judge = self._scan = None
        self.text.close()

    def follow(self, sources: Sources | None, target: str, *, is_on: bool) -> None:
        """Read on while the log is written, or no longer.

        What was judged to its end is judged again: that was no end then.
        """
        self.is_following = is_on
        if is_on or self._judge is None:
            self.judge_again(sources, target)
        else:
            self._allow(self.reach)
        self.state_changed.emit()
        self.watch.look()

    def _begin_scan(self) -> None:
        unpacked = str(self.text.path) if self.log.compression else ""
        path = str(self.log.path)
        helper = self._helper(scan_log, path=path, label=self.label, unpacked=unpacked)
        self._scan = ReadingOn(helper)
        helper.told.connect(self._take_lines)
        helper.start()
        if not unpacked:
            self._scan.allow(self.reach)

    def _begin_judging(self, sources: Sources | None, target: str) -> Task:
        if self._judge is not None:
            self._judge.helper.stop()
        self._first_look.cancel()
        path, is_followed = str(self.text.path), self.is_following
        task = Task(path, self.label, sources, target, is_followed=is_followed)
        helper = self._helper(judge_log, task=task)
        self._judge = ReadingOn(helper)
        helper.told.connect(self._take_rows)
        helper.ended.connect(self._note_end)
        helper.start()
        self._judge.allow(self.allowed())
        self._set(Judging.RUNNING)
        return task

    def allowed(self) -> Reach:
        """How far is judged: the end of a log that is followed is none."""
        is_whole = self.reach.is_whole and not self.is_following
        return Reach(self.reach.end, is_whole)

    def _allow(self, reach: Reach) -> None:
        """Have all read on to another end."""
        self.reach = reach
        if self._scan is not None and not self.log.compression:
            self._scan.allow(reach)
        if self._judge is not None:
            self._judge.allow(self.allowed())
            is_waiting = self.is_following and self.judged_place >= reach.end
            self._set(Judging.WAITING if is_waiting else Judging.RUNNING)
        self._note_news()

    @Slot(object)
    def _take_lines(self, message: Scanned | Failed) -> None:
        sender: object = self.sender()
        if self._scan is None or sender is not self._scan.helper:
            return
        if isinstance(message, Failed):
            self._fail(message)
            return
        self.index.take(message.starts, message.size)
        if self.log.compression:
            self.reach = Reach(message.size, message.is_whole)
            if self._judge is not None:
                self._judge.allow(self.allowed())
        elif message.is_whole:
            self._scan.note_waiting()
        self._note_news()

    @Slot(object)
    def _take_rows(self, message: RowBatch | Failed) -> None:
        sender: object = self.sender()
        if self._judge is None or sender is not self._judge.helper:
            return
        if isinstance(message, Failed):
            self._fail(message)
            return
        self._judged.take(message)
        if message.is_end and message.is_waiting:
            self._set(Judging.DONE)
        elif message.is_waiting and self.is_following:
            self._set(Judging.WAITING)
        if message.is_waiting:
            self._judge.note_waiting()
        self._note_news()

    @Slot(object)
    def _take_first_rows(self, batches: list[RowBatch]) -> None:
        if self.is_running:
            self._judged.take_first(batches)
            self._note_news()

    def _note_news(self) -> None:
        if not self._has_told_rows and len(self.rows):
            self._tell_news()
        elif not self._news.isActive():
            self._news.start()

    @Slot()
    def _tell_news(self) -> None:
        self._has_told_rows = bool(len(self.rows))
        if self._judged.changed():
            self.rows_changed.emit()
        self.rows_came.emit()

    @Slot()
    def _note_end(self) -> None:
        """The process is done; else memory ran out, perhaps, or somebody ended it."""
        sender: object = self.sender()
        if self._judge is not None and sender is self._judge.helper:
            self._judge = None
            if self.judging is not Judging.DONE:
                self._set(Judging.FAILED)

    def _fail(self, failed: Failed) -> None:
        self.error = failed.error
        if self._judge is not None:
            self._judge.helper.stop()
            self._judge = None
        self._set(Judging.FAILED)

    @Slot(object)
    def _take_state(self, state: FileState) -> None:
        if state is FileState.GROWN and self.is_following:
            with suppress(OSError):  # it is looked at again in a moment
                self.watch.begin()
                self._allow(Reach(self.watch.size, is_whole=True))
            state = FileState.SAME
        if state is not self.file_state:
            self.file_state = state
            self.state_changed.emit()

    def _set(self, judging: Judging) -> None:
        if judging is not self.judging:
            self.judging = judging
            self.state_changed.emit()
