"""What is open: a text, perhaps another to compare it with, and given schemas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from inspector.ui.models.choice import Choice
from inspector.ui.models.comparing import Comparing
from inspector.ui.models.giving import (
    Given,
    given_folder,
    given_schema,
    given_tools,
    nothing_given,
    with_format,
)
from inspector.ui.models.lanes import Lanes
from inspector.ui.models.letting_go import let_go
from inspector.ui.models.log_desk import LogDesk
from inspector.ui.models.opened import OpenedText, RefusedError, opened_text
from inspector.ui.models.questions import (
    FIRST_TARGET,
    Known,
    knowledge_of,
    opening_of,
    reading_of,
    reweighed,
)
from inspector.ui.models.refusals import refusal_text
from inspector.ui.models.stepping import Stepping

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from inspector.core.browsing.log_file import BigLog
    from inspector.core.checks.inspection import Inspection
    from inspector.core.diff.comparison import Comparison
    from inspector.core.errors import InspectorError
    from inspector.ui.background import Runner
    from inspector.ui.models.pointing import Pointer

TYPING_PAUSE_MS = 150
"""How long typing must rest before the text is checked again."""

TWO = 2


class Workbench(QObject):
    """Holds what is open and has the core look at it, off the main thread.

    Signals:
        text_opened: (`OpenedText`) another text is to be shown from its beginning;
            never for typing.
        text_edited: a person typed; what is known is about an older text for now.
        inspection_changed: (`Inspection` or None) `inspection` is new; None as soon
            as another text is opened, so that no old verdict stands beside it.
        comparison_changed: (`Comparison` or None) `comparison` is new.
        sources_changed: `given` is new; the inspection follows.
        busy_changed: (`Busy` or None) what is awaited.
        refused: (str) a wish that cannot be met, in words.
        language_changed: (str) ``en`` or ``ko``, for the texts of the core.
    """

    text_opened = Signal(object)
    text_edited = Signal()
    inspection_changed = Signal(object)
    comparison_changed = Signal(object)
    sources_changed = Signal()
    busy_changed = Signal(object)
    refused = Signal(str)
    language_changed = Signal(str)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runner = runner
        self.choice = Choice(self)
        self.stepping = Stepping(self.choice)
        self.desk = LogDesk(runner, self.choice)
        self._language, self._target = "en", FIRST_TARGET
        self._opened: OpenedText | None = None
        self._known: Known | None = None
        self._is_new = True
        self._given = Given()
        lanes = self._lanes = Lanes(runner, self)
        lanes.busy_changed.connect(self.busy_changed)
        lanes.failed.connect(self._refuse)
        self._reading = lanes.add("read", self._take_files)
        self._reading.failed.connect(self.desk.return_to_open)
        self._giving = lanes.add("read", self._take_given)
        self._inspecting = lanes.add("inspect", self._take_knowledge)
        self._inspecting.failed.connect(self._forget)
        self.comparing = Comparing(lanes, self)
        self.comparing.comparison_changed.connect(self.comparison_changed)
        self.desk.text_wished.connect(self._reading.ask)
        self.desk.blank_wished.connect(self._open)
        self.desk.refused.connect(self._refuse)
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._inspect)

    @property
    def opened(self) -> OpenedText | None:
        """The text in the item pane, as it is now."""
        return self._opened

    @property
    def inspection(self) -> Inspection | None:
        """What is known of the open text; of an older one while `is_stale`."""
        return self._known.inspection if self._known else None

    @property
    def pointer(self) -> Pointer | None:
        """Answers where things stand in the text that was inspected."""
        return self._known.pointer if self._known else None

    @property
    def is_stale(self) -> bool:
        """Whether the text has changed since it was inspected."""
        return self._pause.isActive() or self._inspecting.is_busy

    @property
    def comparison(self) -> Comparison | None:
        """The open text beside another one."""
        return self.comparing.comparison

    @property
    def right(self) -> OpenedText | None:
        """The text on the right of the comparison."""
        return self.comparing.right

    @property
    def right_inspection(self) -> Inspection | None:
        """What is known of the text on the right; None while that is awaited."""
        return self.comparing.right_inspection

    @property
    def given(self) -> Given:
        """The schema and the tools that a person gave."""
        return self._given

    @property
    def language(self) -> str:
        """The language of the core's sentences."""
        return self._language

    def set_language(self, language: str) -> None:
        """Have the core speak ``en`` or ``ko``."""
        if language != self._language:
            self._language = language
            self.language_changed.emit(language)

    @property
    def target(self) -> str:
        """What everything is weighed for, by its name in the core."""
        return self._target

    def set_target(self, name: str) -> None:
        """Have everything weighed for another target."""
        if name == self._target:
            return
        self._target = name
        if self._known is not None and not self.is_stale:
            self._inspecting.ask(reweighed(self._known, name))
        elif self._inspecting.is_busy:
            self._inspect()
        self.desk.judge_for(self._given.sources, name)

    def open_text(self, text: str, label: str) -> None:
        """Open a text that came from no file."""
        try:
            self._open(opened_text(text, label))
        except RefusedError as refusal:
            self._refuse(refusal)

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open one file, or two to compare them."""
        if len(paths) > TWO:
            self._refuse(RefusedError("too-many", detail=len(paths)))
        elif paths:
            self._reading.ask(opening_of(paths))

    def compare_with(self, other: Path | OpenedText) -> None:
        """Put a file or a text to the right of the open text."""
        if self._opened is None:
            self._refuse(RefusedError("nothing-to-compare"))
        elif isinstance(other, OpenedText):
            self.comparing.set_right(other)
        else:
            opened = self._opened
            self._reading.ask(lambda p: [opened, *reading_of([other])(p)])

    def swap_sides(self) -> None:
        """Open the right side, and put the open text to the right of it."""
        if self._opened is not None and self.right is not None:
            self._take_files([self.right, self._opened])

    def close_comparison(self) -> None:
        """Take the right side away."""
        self.comparing.set_right(None)

    def edit_text(self, text: str) -> None:
        """Take over what a person typed; it is checked when typing rests."""
        opened = self._opened or OpenedText("", "typed")
        self._opened = opened.edited(text)
        self._inspecting.cancel()  # its answer would be about another text
        self._pause.start()
        self.text_edited.emit()

    def cancel(self) -> None:
        """Await nothing any more; a log goes on unless it is all that is awaited."""
        was_checking = self._inspecting.is_busy
        (self._lanes if self._lanes.is_busy else self.desk).cancel()
        if was_checking:
            self._forget()

    def give_schema(self, source: Path | OpenedText, name: str | None = None) -> None:
        """Hold the calls of a name, or all, against a schema instead of their own."""
        self._giving.ask(given_schema(self._given, source, name))

    def give_tools(self, source: Path | OpenedText) -> None:
        """Look tools up here before the open text's own."""
        self._giving.ask(given_tools(self._given, source))

    def give_folder(self, folder: Path) -> None:
        """Take the files of a folder for the schemas of the tools they are named by."""
        self._giving.ask(given_folder(self._given, folder))

    def assert_format(self, *, asserts_format: bool) -> None:
        """Let ``format`` decide, or take it for a note."""
        self._giving.ask(with_format(self._given, asserts_format=asserts_format))

    def clear_given(self) -> None:
        """Go back to the tools that the open text declares."""
        self._giving.cancel()
        self._take_given(nothing_given(self._given))

    @Slot(object)
    def _refuse(self, refusal: InspectorError | RefusedError) -> None:
        self.refused.emit(refusal_text(refusal, self._language))

    @Slot(object)
    def _take_files(self, files: list[OpenedText] | BigLog) -> None:
        if not isinstance(files, list):
            self.desk.open(files, self._given.sources, self._target)
            return
        if files and files[0] is not self._opened:
            self._open(files[0])
        if len(files) == TWO:
            self.comparing.set_right(files[1])

    def _open(self, opened: OpenedText) -> None:
        self._pause.stop()
        self.desk.note_opened(opened)
        self._opened = opened
        self._is_new = True
        self._set_known(None)
        self.text_opened.emit(opened)
        self._inspect()

    @Slot()
    def _inspect(self) -> None:
        if self._opened is not None:
            self._inspecting.ask(
                knowledge_of(self._opened, self._given.sources, self._target)
            )

    @Slot(object)
    def _take_knowledge(self, known: Known) -> None:
        is_new = self._is_new
        self._is_new = False
        self._set_known(known, is_new=is_new)

    @Slot()
    def _forget(self) -> None:
        """What is known is of an older text, schema or target: tell it no longer."""
        self._is_new = True
        self._set_known(None)

    def _set_known(self, known: Known | None, *, is_new: bool = True) -> None:
        old: list[object] = self._known.heavy_parts() if self._known else []
        self._known = known
        inspection = self.inspection
        first, links = (known.first, known.links) if known else (None, None)
        self.choice.take(inspection, first, links, is_new=is_new)
        self.inspection_changed.emit(inspection)
        self.stepping.take(known.course if known else None, is_new=is_new)
        if is_new:
            self.choice.announce()
        let_go(self.runner, old)
        self.comparing.set_left(inspection, self._given.sources)

    @Slot(object)
    def _take_given(self, given: Given) -> None:
        self._given = given
        self.sources_changed.emit()
        self._inspect()
        self.desk.judge_for(given.sources, self._target)
