"""Patterns: what of their syntax a provider may not take."""

from __future__ import annotations

import pytest

from inspector.core.tools.dialects.pattern_traits import traits_of


@pytest.mark.parametrize(
    ("pattern", "traits"),
    [
        ("^ab$", ["anchors"]),
        ("ab", ["unanchored"]),
        ("^(?=a)b$", ["lookaround", "anchors"]),
        ("^(?<!a)b$", ["lookaround", "anchors"]),
        (r"^(a)\1$", ["backreference", "anchors"]),
        (r"^\bword\b$", ["boundary", "anchors"]),
        (r"^\p{L}+$", ["property", "anchors"]),
        ("^(?i)a$", ["flags", "anchors"]),
        ("^(?i:a)$", ["flags", "anchors"]),
        ("^a{1,300}$", ["repeat", "anchors"]),
        ("^(?:a)$", ["anchors"]),
        ("^(?<name>a)$", ["anchors"]),
    ],
)
def test_a_trait_is_found(pattern, traits):
    assert list(traits_of(pattern)) == traits


@pytest.mark.parametrize(
    "pattern", [r"^\(?=a$", "^[(?=]$", r"^[\]^(?!]$", r"^\\p\{$", r"^[\b]$"]
)
def test_what_is_escaped_or_in_a_class_is_no_syntax(pattern):
    assert list(traits_of(pattern)) == ["anchors"]


@pytest.mark.parametrize(
    ("pattern", "is_open"),
    [(r"^a\$", True), (r"^a\\$", False), ("a$", True), ("", True), ("^", True)],
)
def test_an_escaped_dollar_is_no_anchor(pattern, is_open):
    assert ("unanchored" in list(traits_of(pattern))) == is_open


def test_a_pattern_that_ends_in_the_middle_does_no_harm():
    assert "unanchored" in list(traits_of("^a\\"))
    assert "unanchored" in list(traits_of("^[a"))
