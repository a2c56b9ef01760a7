"""Options that only a comparison has."""

from __future__ import annotations

from argparse import Namespace

import pytest

from inspector.cli.diff_options import WAYS, ignored_rules
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.errors import InspectorError
from streams import World


def test_every_way_to_pair_can_be_asked_for():
    assert list(WAYS) == [way.value for way in ResponsesBy]


def test_rules_are_read_in_their_order():
    rules = ignored_rules(Namespace(ignore=["seed", "/id"]))
    assert [rule.text for rule in rules] == ["member:seed", "pointer:/id"]
    assert ignored_rules(Namespace(ignore=[])) == ()


def test_what_is_no_rule_is_refused():
    with pytest.raises(InspectorError):
        ignored_rules(Namespace(ignore=["kind:anything"]))


@pytest.mark.parametrize("language", ["en", "ko"])
def test_help_names_them(language):
    world = World()
    assert world.run("diff", "--help", "--lang", language) == 0
    for option in ("--pair-by", "--ignore", "--summary"):
        assert option in world.printed
