import pytest

from builders import a_request
from inspector.core.checks.strict_mode import (
    FINE_TUNED,
    is_fine_tuned,
    profile_of,
)
from inspector.core.items.envelope import read_envelope
from inspector.core.targets.target import TARGETS
from inspector.core.tools.strict.strict_profile import profile_names
from schemas import document_of


def body(**members):
    return read_envelope(document_of(a_request(**members))).bodies[0]


@pytest.mark.parametrize(
    ("target", "profile"),
    [
        ("open-responses", "openai-2026"),
        ("openai", "openai-2026"),
        ("azure-openai", "azure-openai"),
        ("openrouter", "openai-2026"),
        ("anthropic", None),
        ("groq", None),
        ("vllm", None),
    ],
)
def test_a_target_has_a_profile_or_a_dialect_of_its_own(target, profile):
    assert profile_of(target, body()) == profile_of(target) == profile


@pytest.mark.parametrize("target", TARGETS)
def test_every_profile_is_there(target):
    assert profile_of(target) in (None, *profile_names())


@pytest.mark.parametrize(
    ("model", "is_tuned"),
    [
        ("ft:gpt-5.6-mini:acme::x1", True),
        ("openai/ft:gpt-5.6-mini:acme::x1", True),
        ("gpt-5.6", False),
        ("draft:one", False),
        (None, False),
        (5, False),
    ],
)
def test_a_fine_tuned_model_is_known_by_its_name(model, is_tuned):
    assert is_fine_tuned(body(model=model)) is is_tuned
    expected = FINE_TUNED if is_tuned else "openai-2026"
    assert profile_of("openai", body(model=model)) == expected
    assert profile_of("azure-openai", body(model=model)) == "azure-openai"
