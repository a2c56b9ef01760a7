"""The rule reference in the resources is what it would be if it were made now."""

from __future__ import annotations

import json

import pytest

import rule_reference
from inspector.core.rules.catalogue import rules
from messages import SetupError


def test_the_reference_is_current():
    assert rule_reference.stale() == [], "run: python3 packaging/reference"


def test_every_rule_has_its_examples():
    assert set(json.loads(rule_reference.examples_text())) == set(rules())


def test_a_stale_file_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(rule_reference, "REFERENCE", tmp_path)
    assert rule_reference.run(["--check"]) == 1
    assert "examples.json is stale" in capsys.readouterr().out


def test_what_was_written_is_current(tmp_path, monkeypatch):
    monkeypatch.setattr(rule_reference, "REFERENCE", tmp_path / "new")
    assert rule_reference.run([]) == 0
    assert rule_reference.run(["--check"]) == 0


def test_it_takes_no_other_arguments():
    with pytest.raises(SetupError):
        rule_reference.main(["--what"])
