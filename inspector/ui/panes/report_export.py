"""Has the report written that a person asked for in the export dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from inspector.ui.models.exporting import Export, Shown, writing_of
from inspector.ui.models.lane import Lane
from inspector.ui.models.refusals import refusal_text

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.core.errors import InspectorError
    from inspector.ui.dialogs.export_dialog import ExportDialog
    from inspector.ui.models.opened import RefusedError
    from inspector.ui.models.workbench import Workbench


class ReportExport(QObject):
    """Lives as long as its dialog; the writing is done on a thread."""

    def __init__(self, workbench: Workbench, dialog: ExportDialog) -> None:
        super().__init__(dialog)
        self._workbench, self._dialog = workbench, dialog
        self._writing = Lane(workbench.runner, self)
        self._writing.answered.connect(dialog.show_written)
        self._writing.failed.connect(self._refuse)
        dialog.chosen.connect(self._write)

    @Slot(object, str)
    def _write(self, path: Path, format_name: str) -> None:
        workbench = self._workbench
        if workbench.inspection is None:
            self._dialog.show_refused(self.tr("Nothing is open any more."))
            return
        shown = Shown(
            workbench.inspection, workbench.comparison, workbench.right_inspection
        )
        export = Export(path, format_name, workbench.language)
        self._writing.ask(writing_of(shown, export))

    @Slot(object)
    def _refuse(self, refusal: InspectorError | RefusedError) -> None:
        self._dialog.show_refused(refusal_text(refusal, self._workbench.language))
