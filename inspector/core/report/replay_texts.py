"""What a target does with an item, and what was left out for it, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.rules.catalogue import title_of
from inspector.core.targets.target import target_of
from inspector.core.texts import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.replay.left_out import LeftOut
    from inspector.core.replay.replay import Replay

TEXTS = "replay"

TITLES_SHOWN = 3
"""Rules that a sentence names."""

SIGNS = {"yes": "+", "changed": "~", "no": "x", "unknown": "?"}
"""One character for each answer, told apart without colour."""


def replay_sentence(replay: Replay, target: str, language: str) -> str:
    """What a target does with an item or a document, and because of what.

    Args:
        replay: The answer.
        target: The name of the target.
        language: A language of the texts.
    """
    return sentence_of(replay.takes.value, replay.codes, target, language)


def sentence_of(takes: str, codes: Sequence[str], target: str, language: str) -> str:
    """The same for an answer whose findings are gone."""
    bare = "" if codes else ".bare"
    titles = titles_of(codes, language)
    key = f"takes.{takes}{bare if takes == 'unknown' else ''}"
    return text_of(TEXTS, key, language, target=target_of(target).title, titles=titles)


def titles_of(codes: Sequence[str], language: str) -> str:
    """The short names of rules, the first few of many."""
    named = [title_of(code, language) for code in codes[:TITLES_SHOWN]]
    more = ["…"] if len(codes) > TITLES_SHOWN else []
    return "; ".join([*named, *more])


def left_out_sentence(left: LeftOut, target: str, language: str) -> str:
    """Why something is not in the portable input.

    Args:
        left: What was left out.
        target: The name of the target that the input was made for.
        language: A language of the texts.
    """
    said = text_of(
        TEXTS, f"left-out.{left.why.value}", language, target=target_of(target).title
    )
    titles = titles_of(left.codes, language)
    return f"{said} ({titles})" if titles else said


def takes_word(takes: str, language: str) -> str:
    """An answer in a word or two."""
    return text_of(TEXTS, f"word.{takes}", language)
