import re

import pytest

from inspector.core.bulk.calls.target_forms import forms_asked
from inspector.core.targets.target import DEFAULT_TARGET, target_of


def takes(target, type_text, member, text):
    """Whether what is asked of a member lets a text pass, between its quotes."""
    asked = forms_asked(target_of(target), type_text, None).get(member, b"")
    return re.fullmatch(asked + b'[^"]*"', text.encode() + b'"') is not None


@pytest.mark.parametrize(
    ("target", "type_text", "member", "text", "expected"),
    [
        ("mistral", "function_call", "call_id", "a1B2c3D4e", True),
        ("mistral", "function_call", "call_id", "a1B2c3D4e5", False),
        ("mistral", "function_call", "call_id", "call_1234", False),
        ("mistral", "reasoning", "call_id", "call_1234", True),
        ("openai", "function_call", "id", "fc_1", True),
        ("openai", "function_call", "id", "x_1", False),
        ("openai", "function_call", "call_id", "a" * 64, True),
        ("openai", "function_call", "call_id", "a" * 65, False),
        (DEFAULT_TARGET, "function_call", "id", "x_1", True),
    ],
)
def test_an_id_is_held_against_what_the_target_asks(
    target, type_text, member, text, expected
):
    assert takes(target, type_text, member, text) is expected


def test_of_names_nothing_is_asked_since_calls_are_known_by_them():
    assert "name" not in forms_asked(target_of("gemini"), "function_call", None)


def test_without_a_target_nothing_is_asked():
    assert forms_asked(None, "function_call", None) == {}
