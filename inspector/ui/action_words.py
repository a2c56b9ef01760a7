"""The words of menus, buttons and their hints, in the language of the window."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from inspector.ui.log_action_words import log_action_words
from inspector.ui.pane_action_words import pane_action_words

TARGET_TITLES = {
    "open-responses": "Open Responses core",
    "openai": "OpenAI",
    "azure-openai": "Azure OpenAI",
    "bedrock": "Amazon Bedrock",
    "deepseek": "DeepSeek",
    "openrouter": "OpenRouter",
    "xai": "xAI",
    "groq": "Groq",
    "mistral": "Mistral",
    "llamacpp": "llama.cpp",
    "ollama": "Ollama",
    "lmstudio": "LM Studio",
    "vllm": "vLLM",
    "anthropic": "Anthropic",
    "gemini": "Gemini",
}
"""The core's targets, for the menu that is there before it; a test holds them."""

_KEY_BEHIND = re.compile(r"\(&\w\)")
"""As in Korean menus, where no letter of the word itself is on the keyboard."""


def without_key(text: str) -> str:
    """The text of an action without its access key: ``&Open…``, ``열기(&O)…``."""
    return _KEY_BEHIND.sub("", text).replace("&", "")


def menu_titles() -> dict[str, str]:
    """The titles of the menus."""
    translate = QCoreApplication.translate
    return {
        "file": translate("Actions", "&File"),
        "edit": translate("Actions", "&Edit"),
        "view": translate("Actions", "&View"),
        "go": translate("Actions", "&Go"),
        "help": translate("Actions", "&Help"),
        "theme": translate("Actions", "&Theme"),
        "language": translate("Actions", "&Language"),
        "target": translate("Actions", "Tar&get"),
    }


def button_text(name: str) -> str:
    """The shorter word on the button of an action, where it has one."""
    translate = QCoreApplication.translate
    texts = {
        "paste": translate("Actions", "Paste"),
        "compare-file": translate("Actions", "Compare…"),
    }
    return texts.get(name, "")


def words() -> dict[str, tuple[str, str]]:
    """The text of each action, and what it does in a sentence."""
    rest = {**_target_words(), **_go_words(), **pane_action_words()}
    rest |= log_action_words()
    return {**_file_words(), **_edit_words(), **_view_words(), **rest}


def _file_words() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    return {
        "open": (
            translate("Actions", "&Open…"),
            translate("Actions", "Open a file; two files are compared"),
        ),
        "sample": (
            translate("Actions", "Open the &sample"),
            translate("Actions", "Open an example with a comparison"),
        ),
        "compare-file": (
            translate("Actions", "&Compare with a file…"),
            translate("Actions", "Lay a file beside the open text"),
        ),
        "compare-clipboard": (
            translate("Actions", "Compare with the clip&board"),
            translate("Actions", "Lay the text on the clipboard beside the open text"),
        ),
        "swap-sides": (
            translate("Actions", "S&wap the sides"),
            translate("Actions", "Open the right side, and compare it with the left"),
        ),
        "close-comparison": (
            translate("Actions", "Close the co&mparison"),
            translate("Actions", "Take the right side away"),
        ),
        "give-schema": (
            translate("Actions", "Use a sc&hema for all calls…"),
            translate("Actions", "Check every call against a JSON Schema from a file"),
        ),
        "give-tools": (
            translate("Actions", "Use &tools from a file…"),
            translate("Actions", "Look tools up in a file before the text's own"),
        ),
        "clear-given": (
            translate("Actions", "Use the te&xt's own tools again"),
            translate("Actions", "Forget the schema and the tools that were given"),
        ),
        "export": (
            translate("Actions", "&Export report…"),
            translate("Actions", "Write the verdicts and findings to a file"),
        ),
        "portable-input": (
            translate("Actions", "Portable &input…"),
            translate("Actions", "Show what of this can be sent on, and what cannot"),
        ),
        "quit": (
            translate("Actions", "&Quit"),
            translate("Actions", "Close the window"),
        ),
        "explain": (
            translate("Actions", "What this &rule means"),
            translate(
                "Actions",
                "Explain the rule of the chosen finding, with evidence and examples",
            ),
        ),
        "shortcuts": (
            translate("Actions", "&Keyboard shortcuts"),
            translate("Actions", "Show every key of the window"),
        ),
        "about": (
            translate("Actions", "&About"),
            translate("Actions", "Show version and specification date"),
        ),
    }


def _edit_words() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    return {
        "paste": (
            translate("Actions", "&Paste as a new text"),
            translate("Actions", "Open the text on the clipboard"),
        ),
        "copy-pointer": (
            translate("Actions", "Copy JSON Poin&ter"),
            translate("Actions", "Copy where the caret stands, as a JSON Pointer"),
        ),
        "copy-inner": (
            translate("Actions", "Copy JSON Pointer &inside arguments"),
            translate("Actions", "Copy where the caret stands inside the arguments"),
        ),
        "copy-jq": (
            translate("Actions", "Copy &jq path"),
            translate("Actions", "Copy where the caret stands, as jq writes it"),
        ),
        "copy-value": (
            translate("Actions", "Copy &value"),
            translate("Actions", "Copy the value at the caret as it is spelled"),
        ),
        "copy-decoded": (
            translate("Actions", "Copy &decoded"),
            translate("Actions", "Copy the string at the caret without its escapes"),
        ),
        "find": (
            translate("Actions", "&Find…"),
            translate("Actions", "Look for characters, escaped or not"),
        ),
        "find-next": (
            translate("Actions", "Find &next"),
            translate("Actions", "Go to the next place that was found"),
        ),
        "find-previous": (
            translate("Actions", "Find p&revious"),
            translate("Actions", "Go to the place that was found before"),
        ),
        "compose": (
            translate("Actions", "&Compose function_call_output…"),
            translate("Actions", "Write the output of a call whose verdict is ok"),
        ),
    }


def _view_words() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    return {
        "theme-system": (
            translate("Actions", "As the s&ystem"),
            translate("Actions", "Light or dark as the system says"),
        ),
        "theme-light": (
            translate("Actions", "&Light"),
            translate("Actions", "Dark text on a light ground"),
        ),
        "theme-dark": (
            translate("Actions", "&Dark"),
            translate("Actions", "Light text on a dark ground"),
        ),
        "language-en": ("English", "English"),
        "language-ko": ("한국어", "한국어"),
        "zoom-in": (
            translate("Actions", "Zoom &in"),
            translate("Actions", "Show code larger"),
        ),
        "zoom-out": (
            translate("Actions", "Zoom &out"),
            translate("Actions", "Show code smaller"),
        ),
        "zoom-normal": (
            translate("Actions", "&Normal size"),
            translate("Actions", "Show code at its normal size"),
        ),
        "pretty": (
            translate("Actions", "&Pretty view of the item"),
            translate(
                "Actions", "Show the chosen item laid out, or the text as pasted"
            ),
        ),
        "fill": (
            translate("Actions", "&Fill the window with the pane"),
            translate("Actions", "Show one pane alone, or all of them again"),
        ),
        "arrange": (
            translate("Actions", "&Reset the arrangement"),
            translate("Actions", "Give every pane its first place and size"),
        ),
    }


def _target_words() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    hint = translate("Actions", "Weigh everything for a replay there")
    texts = {f"target-{name}": (title, hint) for name, title in TARGET_TITLES.items()}
    return texts | {
        "all-targets": (
            translate("Actions", "&All targets…"),
            translate("Actions", "Show every item against every target"),
        ),
    }


def _go_words() -> dict[str, tuple[str, str]]:
    translate = QCoreApplication.translate
    return {
        "next-finding": (
            translate("Actions", "&Next finding"),
            translate("Actions", "Go to the next finding in the text"),
        ),
        "previous-finding": (
            translate("Actions", "&Previous finding"),
            translate("Actions", "Go to the finding before in the text"),
        ),
        "next-difference": (
            translate("Actions", "Next &difference"),
            translate("Actions", "Go to the next difference of the comparison"),
        ),
        "previous-difference": (
            translate("Actions", "Previous di&fference"),
            translate("Actions", "Go to the difference before in the comparison"),
        ),
        "next-event": (
            translate("Actions", "Next e&vent of the stream"),
            translate("Actions", "Show the item as it stood one event later"),
        ),
        "previous-event": (
            translate("Actions", "Previous event &of the stream"),
            translate("Actions", "Show the item as it stood one event before"),
        ),
        "next-item": (
            translate("Actions", "Next i&tem"),
            translate("Actions", "Choose the next item"),
        ),
        "previous-item": (
            translate("Actions", "Previous ite&m"),
            translate("Actions", "Choose the item before"),
        ),
        "partner": (
            translate("Actions", "To the ot&her half of the pair"),
            translate("Actions", "Go from a call to its output, or back"),
        ),
    }
