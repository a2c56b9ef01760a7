"""Has the report made, shown, written and copied that the export dialog asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from inspector.ui.dialogs.export_words import masked_state
from inspector.ui.models.exporting import Shown, preparing_of, writing_of
from inspector.ui.models.lane import Lane
from inspector.ui.models.log_exporting import ShownLog
from inspector.ui.models.refusals import refusal_text

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.core.errors import InspectorError
    from inspector.ui.dialogs.export_dialog import ExportDialog
    from inspector.ui.models.exporting import Prepared
    from inspector.ui.models.opened import RefusedError
    from inspector.ui.models.workbench import Workbench

MARKDOWN = "markdown"


def shown_by(workbench: Workbench) -> Shown | None:
    """What is on the screen; None where nothing has been inspected."""
    if workbench.inspection is None:
        return None
    choice, comparing = workbench.choice, workbench.comparing
    return Shown(
        workbench.inspection,
        comparing.compared,
        comparing.wish,
        choice.index,
        choice.filtered,
        _log_of(workbench),
    )


def _log_of(workbench: Workbench) -> ShownLog | None:
    if workbench.desk.log is None:
        return None
    log, sources = workbench.desk.log.log, workbench.given.sources
    size = 0 if log.compression else log.size
    return ShownLog(log.path, size, sources, workbench.target)


class ReportExport(QObject):
    """Lives as long as its dialog; all of the work is done on threads."""

    def __init__(self, workbench: Workbench, dialog: ExportDialog) -> None:
        super().__init__(dialog)
        self._workbench, self._dialog = workbench, dialog
        self._prepared: Prepared | None = None
        self._path: Path | None = None
        self._preparing = Lane(workbench.runner, self)
        self._copying = Lane(workbench.runner, self)
        self._writing = Lane(workbench.runner, self)
        self._preparing.answered.connect(self._show)
        self._copying.answered.connect(self._copy)
        self._writing.answered.connect(self._tell_written)
        for lane in (self._preparing, self._copying, self._writing):
            lane.failed.connect(self._refuse)
        for lane in (self._preparing, self._copying):
            lane.progressed.connect(dialog.waiting.show_progress)
        dialog.wanted_changed.connect(self._prepare)
        dialog.write_wished.connect(self._write)
        dialog.copy_wished.connect(self._ask_for_markdown)
        dialog.cancel_wished.connect(self._cancel)
        dialog.finished.connect(self._cancel)
        self._prepare()

    @Slot()
    def _prepare(self) -> None:
        """Make what is wanted now; what was made is about something else."""
        self._cancel()
        self._forget()
        self._make()

    def _make(self) -> None:
        dialog = self._dialog
        wanted = dialog.wanted(self._workbench.language)
        dialog.show_waiting(self.tr("The report is being made …"))
        self._preparing.ask(preparing_of(dialog.shown, wanted))

    @Slot(object)
    def _show(self, prepared: Prepared) -> None:
        self._prepared = prepared
        self._dialog.show_waiting("")
        self._dialog.show_prepared(prepared)
        state = masked_state(prepared, self._workbench.language)
        self._dialog.show_masked(*state)
        if self._path is not None:
            self._write(self._path)

    @Slot(object)
    def _write(self, path: Path) -> None:
        if self._prepared is None:  # it was cancelled: make it, then write it
            self._cancel()
            self._path = path
            self._make()
            return
        self._path = None
        self._dialog.show_waiting(self.tr("Writing …"))
        self._writing.ask(writing_of(self._prepared, path))

    @Slot(object)
    def _tell_written(self, path: Path) -> None:
        self._dialog.show_waiting("")
        self._dialog.show_written(path)

    @Slot()
    def _ask_for_markdown(self) -> None:
        if self._prepared is not None and self._prepared.wanted.format == MARKDOWN:
            self._copy(self._prepared)
            return
        dialog = self._dialog
        wanted = dialog.wanted(self._workbench.language)._replace(format=MARKDOWN)
        dialog.show_waiting(self.tr("The report is being made …"))
        self._copying.ask(preparing_of(dialog.shown, wanted))

    @Slot(object)
    def _copy(self, prepared: Prepared) -> None:
        QGuiApplication.clipboard().setText(prepared.text)
        self._dialog.show_waiting("")
        self._dialog.show_copied()

    @Slot()
    def _cancel(self) -> None:
        """Wait for nothing any more."""
        for lane in (self._preparing, self._copying, self._writing):
            lane.cancel()
        self._path = None
        self._dialog.show_waiting("")

    def _forget(self) -> None:
        self._prepared = None
        self._dialog.show_prepared(None)
        self._dialog.show_masked("", "")

    @Slot(object)
    def _refuse(self, refusal: InspectorError | RefusedError) -> None:
        self._dialog.show_waiting("")
        self._dialog.show_refused(refusal_text(refusal, self._workbench.language))
