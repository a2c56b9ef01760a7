"""Secrets that are known by their look; every one here is invented."""

from __future__ import annotations

import json
from re import _constants as constants
from re import _parser as parser

import pytest

from inspector.assets import read_resource
from inspector.core.report.redaction import detectors
from inspector.core.report.redaction.detectors import (
    _table,
    is_secret_name,
    secrets_in,
)
from invented_secrets import GLUED, HARMLESS, SECRETS


def test_every_detector_has_an_example():
    table = json.loads(read_resource("redaction", "detectors.json"))
    assert set(SECRETS) == {each["name"] for each in table["detectors"]}


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_found_to_its_last_character(name):
    text, secret = SECRETS[name]
    start = text.index(secret)
    assert (start, start + len(secret)) in set(secrets_in(text))


@pytest.mark.parametrize("text", GLUED)
def test_a_secret_is_found_whatever_touches_it(text):
    start = text.index(GLUED[text])
    assert (start, start + len(GLUED[text])) in set(secrets_in(text))


@pytest.mark.parametrize("text", HARMLESS)
def test_what_only_resembles_a_secret_stays(text):
    assert list(secrets_in(text)) == []


@pytest.mark.parametrize(
    "name",
    [
        "Authorization",
        "x-api-key",
        "api_key",
        "apiKey",
        "DB_PASSWORD",
        "Set-Cookie",
        "JWT_SECRET",
        "비밀번호",
    ],
)
def test_the_name_tells(name):
    assert is_secret_name(name)


@pytest.mark.parametrize(
    "name", ["max_tokens", "author", "passenger", "key", "name", "total_tokens"]
)
def test_a_name_that_only_resembles_one_does_not(name):
    assert not is_secret_name(name)


def repeats_in(parsed):
    """The upper limit of every repetition in a parsed pattern."""
    for operation, argument in parsed:
        if operation in (constants.MAX_REPEAT, constants.MIN_REPEAT):
            yield argument[1]
            yield from repeats_in(argument[2])
        elif operation is constants.SUBPATTERN:
            yield from repeats_in(argument[3])
        elif operation is constants.BRANCH:
            for branch in argument[1]:
                yield from repeats_in(branch)


@pytest.mark.parametrize("detector", _table().detectors, ids=lambda each: each.name)
def test_every_repetition_has_an_end(detector):
    limits = list(repeats_in(parser.parse(detector.pattern.pattern)))
    assert all(limit is not constants.MAXREPEAT for limit in limits)


@pytest.mark.parametrize("detector", _table().detectors, ids=lambda each: each.name)
def test_what_is_looked_for_first_is_in_every_match(detector):
    text, secret = SECRETS[detector.name]
    match = detector.pattern.search(text)
    assert match[detector.group] == secret
    assert detector.hint in match[0]


def test_a_short_text_that_comes_again_is_not_searched_again(monkeypatch):
    searched = []
    found_in = detectors._found_in

    def noted(text):
        searched.append(text)
        return found_in(text)

    monkeypatch.setattr(detectors, "_found_in", noted)
    short = "nobody@asked-before.example"  # what was searched before would not be again
    long = "a word " * 20 + short
    for _ in range(3):
        for text in (short, long):
            start, end = next(secrets_in(text))
            assert text[start:end] == short
    assert searched == [short, long, long, long]
