"""What is to be said of a big log that is open, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.ui.models.log_desk import LogDesk
    from inspector.ui.models.log_sieve import LogSieve
    from inspector.ui.models.open_log import OpenLog


class Notice(NamedTuple):
    """A sentence, and what can be done about it."""

    words: str
    action: str = ""
    """The name of an action, or nothing."""


def notice_of(log: OpenLog, sieve: LogSieve, language: str) -> Notice | None:
    """The most pressing thing to say of a log; None where all is well."""
    said = (*_of_reading(log, language), *_of_search(sieve), *_of_growth(log))
    return next(iter(said), None)


def words_without_record(desk: LogDesk) -> tuple[str, str]:
    """What is said as long as no record of a log is shown, and what would help."""
    from inspector.ui.models.judged_rows import Judging  # noqa: PLC0415

    translate, log = QCoreApplication.translate, desk.log
    is_coming = log is None or log.judging in (Judging.RUNNING, Judging.WAITING)
    if log is None or is_coming or desk.row is not None:
        return translate("Log", "Reading the log …"), ""
    if len(log.rows):
        words = translate("Log", "No record of the log is shown.")
        return words, translate("Log", "Choose a row of the list to see its record.")
    words = translate("Log", "Nothing of the log could be checked.")
    return words, translate("Log", "Why is said above the list of items.")


def _of_reading(log: OpenLog, language: str) -> Iterator[Notice]:
    from inspector.core.browsing.log_file import FileState  # noqa: PLC0415
    from inspector.ui.models.judged_rows import Judging  # noqa: PLC0415

    translate = QCoreApplication.translate
    if log.error is not None:
        yield Notice(log.error.text(language), "read-again")
    if log.file_state is FileState.GONE:
        words = translate("Log", "The file is gone. What is listed was read before.")
        yield Notice(words)
    if log.file_state is FileState.CHANGED:
        words = translate("Log", "The file was changed after it was read.")
        yield Notice(words, "read-again")
    if log.judging is Judging.FAILED:
        words = translate("Log", "The check has ended by itself, perhaps for memory.")
        yield Notice(words, "read-again")
    if log.judging is Judging.STOPPED:
        words = translate("Log", "Stopped: the rest of the log is not checked.")
        yield Notice(words, "read-again")


def _of_search(sieve: LogSieve) -> Iterator[Notice]:
    if sieve.is_stopped:
        translate = QCoreApplication.translate
        words = translate("Log", "The search was stopped: there may be more.")
        yield Notice(words)


def _of_growth(log: OpenLog) -> Iterator[Notice]:
    translate = QCoreApplication.translate
    if log.is_following:
        words = translate("Log", "New lines are read as they are written.")
        yield Notice(words, "follow")
    if log.has_changed_on_disk:
        words = translate("Log", "The log has grown since it was read.")
        yield Notice(words, "follow" if log.can_follow else "read-again")
    if log.log.compression and not log.reach.is_whole:
        words = translate("Log", "It is being unpacked into a temporary file.")
        yield Notice(words)
