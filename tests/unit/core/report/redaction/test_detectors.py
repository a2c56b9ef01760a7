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

A = "a1B2c3D4e5" * 5
SECRETS = {
    "private key": ("-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END", "\nMIIB\n"),
    "OpenAI or Anthropic key": (f"key sk-proj-{A}.", f"sk-proj-{A}"),
    "GitHub token": (f"ghp_{A[:36]}", f"ghp_{A[:36]}"),
    "GitLab token": (f"glpat-{A[:20]}", f"glpat-{A[:20]}"),
    "AWS access key": ("id AKIA" + "ABCDEFGH23456723 ", "AKIA" + "ABCDEFGH23456723"),
    "Google API key or token": (f"AIza{A[:35]}", f"AIza{A[:35]}"),
    "Slack token": ("xoxb-1111-2222-abcd", "xoxb-1111-2222-abcd"),
    "Slack webhook": ("hooks.slack.com/services/T1/B2/c3d4e5", "T1/B2/c3d4e5"),
    "Stripe key": (f"sk_live_{A[:24]}", f"sk_live_{A[:24]}"),
    "Hugging Face token": ("hf_" + "abcdefghij" * 3, "hf_" + "abcdefghij" * 3),
    "npm or PyPI token": (f"npm_{A[:36]}", f"npm_{A[:36]}"),
    "JSON Web Token": ("eyJhbGciOi.eyJzdWIi.c2ln", "eyJhbGciOi.eyJzdWIi.c2ln"),
    "Authorization value": ("Bearer abc.def-123", "abc.def-123"),
    "key and value": ("Pwd = tiger;", "tiger"),
    "option of a command": ("push --auth-token 'abc' .", "abc"),
    "user and password of curl": ("curl -s -u 'kim:tiger' x", "kim:tiger"),
    "user and password before an address": ("-u kim:tiger https://e.com", "kim:tiger"),
    "connection string": ("postgresql+psycopg://u:p@db/x y", "u:p@db/x"),
    "user and password in a URL": ("https://kim:pw@example.com/", "kim:pw"),
    "signature in a URL": ("https://e.com/a?b=1&sig=abcd%2Fefgh", "abcd%2Fefgh"),
    "e-mail address": ("to kim+a@mail.example.com, now", "kim+a@mail.example.com"),
    "e-mail address beyond ASCII": ("메일 김@예제.한국 로", "김@예제.한국"),
}
GLUED = {
    f"키는sk-proj-{A}입니다": f"sk-proj-{A}",
    "열쇠는AKIAABCDEFGH23456723입니다": "AKIAABCDEFGH23456723",
    f"old_ghp_{A[:36]}_": f"ghp_{A[:36]}",
    "주소postgres://u:p@db/x": "u:p@db/x",
    "GREEN_API_KEY=tiger": "tiger",
    "dbPassword: tiger": "tiger",
    "비밀번호: tiger": "tiger",
    r"{\"a\": \"{\\\"password\\\": \\\"two tigers\\\", \\\"b": "two tigers",
    '"password": "two tigers",': "two tigers",
    "'api_key': 'two \\ti\\gers'": "two \\ti\\gers",
    "<password>tiger</password>": "tiger",
    "a=1&password%3Dtiger": "tiger",
    "curl -X POST \\\n  -ukim:tiger \\\n  example.com": "kim:tiger",
    "curl --user=kim:tiger example.com": "kim:tiger",
    "curl https://example.com -U kim:tiger": "kim:tiger",
    r"{\"cmd\": \"curl -u \\\"kim:tiger\\\" e.com": "kim:tiger",
}
"""Secrets that other characters touch, or that stand in a text that broke."""

HARMLESS = [
    "max_output_tokens: 200",
    "call_0123456789abcdef",
    "msg_0aF3",
    "risk-averse and task-based",
    "a @ b",
    "https://example.com/path?page=2",
    "12:30",
    "the password is wrong",
    "secretary and passwords, api keys and tokens",
    "2026-11-30T10:00:00Z",
    "docker run -u 1000:1000 image",
    "sort -u a:b c",
    "curl -o out:put https://example.com",
    "curl https://example.com; docker run -u 1000:1000 image",
    "git push -u origin main:main",
    "use curl, then -upload a:b",
]


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
