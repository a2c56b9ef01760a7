"""What a person asked to be masked."""

from __future__ import annotations

import pytest

from inspector.core.errors import InspectorError
from inspector.core.report.redaction.asked import SECRETS, VALUES, asked_for


def test_secrets_are_masked_unless_all_values_are_asked_for():
    assert asked_for().mode == SECRETS
    assert asked_for(VALUES).mode == VALUES


def test_a_member_is_a_name_or_a_pointer():
    asked = asked_for(members=["city", "/user/na~1me", ""])
    assert asked.names == {"city", ""}
    assert asked.pointers == {("user", "na/me")}


@pytest.mark.parametrize("pointer", ["/~", "/a/~2", "/a~"])
def test_a_pointer_must_be_one(pointer):
    with pytest.raises(InspectorError, match="no JSON Pointer"):
        asked_for(members=["a~", pointer])


def test_a_pattern_must_be_one():
    with pytest.raises(InspectorError, match=r"no regular expression"):
        asked_for(patterns=["("])


def test_there_is_no_other_mode():
    with pytest.raises(InspectorError, match="secrets, values"):
        asked_for("everything")
