"""Everything that a person can do from a menu, a button or the keyboard.

One table says which actions there are, where they stand and which keys start them;
`action_words` says them in words. What they do is connected in `main_window`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from inspector.ui.action_words import (
    TARGET_TITLES,
    button_text,
    menu_titles,
    without_key,
    words,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QMenu, QMenuBar

PANES = ("items", "item", "schema", "diff")
"""The panes in the order of their keys, Ctrl+1 to Ctrl+4."""

THEMES = ("system", "light", "dark")
LANGUAGES = ("en", "ko")


class Entry(NamedTuple):
    """One action of a menu."""

    name: str
    """What the program calls it; empty for a line between actions."""

    keys: tuple[str, ...] = ()
    group: str = ""
    """Of the actions of one group exactly one is checked; they have a menu of
    their own."""

    is_checkable: bool = False


LINE = Entry("")


def _choices(group: str, values: tuple[str, ...]) -> tuple[Entry, ...]:
    return tuple(Entry(f"{group}-{value}", group=group) for value in values)


MENUS: dict[str, tuple[Entry, ...]] = {
    "file": (
        Entry("open", ("Ctrl+O",)),
        Entry("sample"),
        LINE,
        Entry("compare-file", ("Ctrl+D",)),
        Entry("compare-clipboard", ("Ctrl+Shift+D",)),
        Entry("swap-sides"),
        Entry("close-comparison"),
        LINE,
        Entry("give-schema"),
        Entry("give-tools"),
        Entry("clear-given"),
        LINE,
        Entry("follow", is_checkable=True),
        Entry("read-again", ("F5",)),
        LINE,
        Entry("export", ("Ctrl+E",)),
        Entry("portable-input", ("Ctrl+I",)),
        LINE,
        Entry("quit", ("Ctrl+Q",)),
    ),
    "edit": (
        Entry("paste", ("Ctrl+Shift+V",)),
        LINE,
        Entry("copy-pointer"),
        Entry("copy-inner"),
        Entry("copy-jq"),
        Entry("copy-value"),
        Entry("copy-decoded"),
        LINE,
        Entry("find", ("Ctrl+F",)),
        Entry("find-next", ("F3",)),
        Entry("find-previous", ("Shift+F3",)),
        LINE,
        Entry("compose", ("Ctrl+Return",)),
    ),
    "view": (
        *_choices("theme", THEMES),
        *_choices("language", LANGUAGES),
        LINE,
        *_choices("target", tuple(TARGET_TITLES)),
        Entry("all-targets", ("Ctrl+T",)),
        LINE,
        Entry("zoom-in", ("Ctrl++", "Ctrl+=")),
        Entry("zoom-out", ("Ctrl+-",)),
        Entry("zoom-normal", ("Ctrl+0",)),
        LINE,
        Entry("pretty", ("Ctrl+R",), is_checkable=True),
        Entry("fill", ("F11",), is_checkable=True),
        Entry("arrange"),
    ),
    "go": (
        Entry("next-finding", ("F8",)),
        Entry("previous-finding", ("Shift+F8",)),
        Entry("next-difference", ("F7",)),
        Entry("previous-difference", ("Shift+F7",)),
        Entry("next-event", ("F9",)),
        Entry("previous-event", ("Shift+F9",)),
        Entry("next-item", ("Alt+Down",)),
        Entry("previous-item", ("Alt+Up",)),
        Entry("partner", ("Ctrl+L",)),
        Entry("go-to-line", ("Ctrl+G",)),
        LINE,
        Entry("next-pane", ("F6",)),
        Entry("previous-pane", ("Shift+F6",)),
        *(Entry(f"to-{pane}", (f"Ctrl+{n}",)) for n, pane in enumerate(PANES, 1)),
    ),
    "help": (
        Entry("explain", ("F1",)),
        LINE,
        Entry("shortcuts", ("Ctrl+F1",)),
        Entry("about"),
    ),
}

TOOLBAR = ("paste", "open", "compare-file", "export")
"""The actions that have a button; the first is the primary one."""


class Actions(QObject):
    """The actions of one window by name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._menus: dict[str, QMenu] = {}
        for entry in _entries():
            self._add(entry)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        """One action.

        Raises:
            KeyError: there is no such action.
        """
        return self._actions[name]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._actions.values())

    def group(self, name: str) -> QActionGroup:
        """The actions of which one is checked."""
        return self._groups[name]

    def fill(self, bar: QMenuBar) -> None:
        """Build the menus; called once."""
        for name, entries in MENUS.items():
            menu = self._menus[name] = bar.addMenu("")
            for entry in entries:
                self._put(entry, menu)
        self.retranslate()

    def retranslate(self) -> None:
        """Write every word anew."""
        for name, (text, hint) in words().items():
            action = self._actions[name]
            action.setText(text)
            action.setIconText(button_text(name) or without_key(text))
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{hint} ({keys})" if keys else hint)
            action.setStatusTip(hint)
        for name, title in menu_titles().items():
            if name in self._menus:
                self._menus[name].setTitle(title)

    def _put(self, entry: Entry, menu: QMenu) -> None:
        """Add an action to a menu, a choice to a menu of its own below it."""
        if not entry.name:
            menu.addSeparator()
            return
        if entry.group:
            if entry.group not in self._menus:
                self._menus[entry.group] = menu.addMenu("")
            menu = self._menus[entry.group]
        menu.addAction(self._actions[entry.name])

    def _add(self, entry: Entry) -> None:
        action = QAction(self)
        action.setObjectName(entry.name)
        action.setShortcuts([QKeySequence(keys) for keys in entry.keys])
        action.setCheckable(entry.is_checkable or bool(entry.group))
        if entry.group:
            group = self._groups.setdefault(entry.group, QActionGroup(self))
            group.addAction(action)
        self._actions[entry.name] = action


def _entries() -> Iterator[Entry]:
    for entries in MENUS.values():
        yield from (entry for entry in entries if entry.name)
