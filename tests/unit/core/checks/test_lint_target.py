"""Names of what a lint holds schemas against."""

from __future__ import annotations

import pytest

from inspector.core.checks.lint_target import (
    DialectTarget,
    lint_target,
    lint_target_names,
)
from inspector.core.errors import InspectorError
from inspector.core.tools.strict.strict_profile import DEFAULT_PROFILE, Profile


@pytest.mark.parametrize("name", lint_target_names())
def test_every_name_stands_for_something_with_a_title_and_a_day(name):
    found = lint_target(name)
    assert found.name == name
    assert set(found.title) == {"en", "ko"}
    assert found.as_of


def test_the_first_name_is_the_one_that_counts_without_a_word():
    assert lint_target_names()[0] == DEFAULT_PROFILE
    assert isinstance(lint_target(), Profile)


def test_a_profile_counts_before_a_provider_of_that_name():
    assert isinstance(lint_target("azure-openai"), Profile)


def test_a_provider_leaves_the_mode_to_the_tool_and_a_mode_does_not():
    provider, mode = lint_target("anthropic"), lint_target("anthropic-strict")
    assert isinstance(provider, DialectTarget)
    assert (provider.target, provider.dialect) == ("anthropic", None)
    assert (mode.target, mode.dialect.name) == (None, "anthropic-strict")


def test_a_name_of_nothing_is_refused_with_the_known_ones():
    with pytest.raises(InspectorError) as raised:
        lint_target("nowhere")
    assert "cerebras" in raised.value.text("en")
