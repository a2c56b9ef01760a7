"""The words of menus, buttons and their hints, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def menu_titles() -> dict[str, str]:
    """The titles of the menus."""
    tr = QCoreApplication.translate
    return {
        "file": tr("Actions", "&File"),
        "edit": tr("Actions", "&Edit"),
        "view": tr("Actions", "&View"),
        "go": tr("Actions", "&Go"),
        "help": tr("Actions", "&Help"),
        "theme": tr("Actions", "&Theme"),
        "language": tr("Actions", "&Language"),
    }


def button_text(name: str) -> str:
    """The shorter word on the button of an action, where it has one."""
    tr = QCoreApplication.translate
    texts = {
        "paste": tr("Actions", "Paste"),
        "compare-file": tr("Actions", "Compare…"),
    }
    return texts.get(name, "")


def words() -> dict[str, tuple[str, str]]:
    """The text of each action, and what it does in a sentence."""
    return {**_file_words(), **_edit_words(), **_view_words(), **_go_words()}


def _file_words() -> dict[str, tuple[str, str]]:
    tr = QCoreApplication.translate
    return {
        "open": (
            tr("Actions", "&Open…"),
            tr("Actions", "Open a file; two files are compared"),
        ),
        "sample": (
            tr("Actions", "Open the &sample"),
            tr("Actions", "Open an example with a comparison"),
        ),
        "compare-file": (
            tr("Actions", "&Compare with a file…"),
            tr("Actions", "Lay a file beside the open text"),
        ),
        "compare-clipboard": (
            tr("Actions", "Compare with the clip&board"),
            tr("Actions", "Lay the text on the clipboard beside the open text"),
        ),
        "close-comparison": (
            tr("Actions", "Close the co&mparison"),
            tr("Actions", "Take the right side away"),
        ),
        "give-schema": (
            tr("Actions", "Use a sc&hema for all calls…"),
            tr("Actions", "Check every call against a JSON Schema from a file"),
        ),
        "give-tools": (
            tr("Actions", "Use &tools from a file…"),
            tr("Actions", "Look tools up in a file before the text's own"),
        ),
        "clear-given": (
            tr("Actions", "Use the te&xt's own tools again"),
            tr("Actions", "Forget the schema and the tools that were given"),
        ),
        "export": (
            tr("Actions", "&Export report…"),
            tr("Actions", "Write the verdicts and findings to a file"),
        ),
        "quit": (tr("Actions", "&Quit"), tr("Actions", "Close the window")),
        "shortcuts": (
            tr("Actions", "&Keyboard shortcuts"),
            tr("Actions", "Show every key of the window"),
        ),
        "about": (
            tr("Actions", "&About"),
            tr("Actions", "Show version and specification date"),
        ),
    }


def _edit_words() -> dict[str, tuple[str, str]]:
    tr = QCoreApplication.translate
    return {
        "paste": (
            tr("Actions", "&Paste as a new text"),
            tr("Actions", "Open the text on the clipboard"),
        ),
        "copy-pointer": (
            tr("Actions", "Copy JSON Poin&ter"),
            tr("Actions", "Copy where the caret stands, as a JSON Pointer"),
        ),
        "copy-inner": (
            tr("Actions", "Copy JSON Pointer &inside arguments"),
            tr("Actions", "Copy where the caret stands inside the arguments"),
        ),
        "copy-jq": (
            tr("Actions", "Copy &jq path"),
            tr("Actions", "Copy where the caret stands, as jq writes it"),
        ),
        "copy-value": (
            tr("Actions", "Copy &value"),
            tr("Actions", "Copy the value at the caret as it is spelled"),
        ),
        "copy-decoded": (
            tr("Actions", "Copy &decoded"),
            tr("Actions", "Copy the string at the caret without its escapes"),
        ),
        "compose": (
            tr("Actions", "&Compose function_call_output…"),
            tr("Actions", "Write the output of a call whose verdict is ok"),
        ),
    }


def _view_words() -> dict[str, tuple[str, str]]:
    tr = QCoreApplication.translate
    return {
        "theme-system": (
            tr("Actions", "As the s&ystem"),
            tr("Actions", "Light or dark as the system says"),
        ),
        "theme-light": (
            tr("Actions", "&Light"),
            tr("Actions", "Dark text on a light ground"),
        ),
        "theme-dark": (
            tr("Actions", "&Dark"),
            tr("Actions", "Light text on a dark ground"),
        ),
        "language-en": ("English", "English"),
        "language-ko": ("한국어", "한국어"),
        "zoom-in": (
            tr("Actions", "Zoom &in"),
            tr("Actions", "Show code larger"),
        ),
        "zoom-out": (
            tr("Actions", "Zoom &out"),
            tr("Actions", "Show code smaller"),
        ),
        "zoom-normal": (
            tr("Actions", "&Normal size"),
            tr("Actions", "Show code at its normal size"),
        ),
        "pretty": (
            tr("Actions", "&Pretty view of the item"),
            tr("Actions", "Show the chosen item laid out, or the text as pasted"),
        ),
        "fill": (
            tr("Actions", "&Fill the window with the pane"),
            tr("Actions", "Show one pane alone, or all of them again"),
        ),
        "arrange": (
            tr("Actions", "&Reset the arrangement"),
            tr("Actions", "Give every pane its first place and size"),
        ),
    }


def _go_words() -> dict[str, tuple[str, str]]:
    tr = QCoreApplication.translate
    return {
        "next-finding": (
            tr("Actions", "&Next finding"),
            tr("Actions", "Go to the next finding in the text"),
        ),
        "previous-finding": (
            tr("Actions", "&Previous finding"),
            tr("Actions", "Go to the finding before in the text"),
        ),
        "next-item": (
            tr("Actions", "Next i&tem"),
            tr("Actions", "Choose the next item"),
        ),
        "previous-item": (
            tr("Actions", "Previous it&em"),
            tr("Actions", "Choose the item before"),
        ),
        "to-items": (
            tr("Actions", "To the &items"),
            tr("Actions", "Let the keyboard act on the items"),
        ),
        "to-item": (
            tr("Actions", "To the te&xt of the item"),
            tr("Actions", "Let the keyboard act on the text"),
        ),
        "to-schema": (
            tr("Actions", "To &arguments and schema"),
            tr("Actions", "Let the keyboard act on arguments and schema"),
        ),
        "to-diff": (
            tr("Actions", "To the &comparison"),
            tr("Actions", "Let the keyboard act on the comparison"),
        ),
    }
