"""A value together with where it stands."""

from __future__ import annotations

import pytest

from inspector.core.source.located import Located
from other_apis import located

VALUE = {"a": {"b": [1, {"c": "text"}]}, "n": None, "s/t": "x"}


def test_a_member_keeps_its_pointer():
    at = located(VALUE)
    assert at.get("a").pointer == "/a"
    assert at.get("s/t").pointer == "/s~1t"
    assert at.below("/a/b/1/c") == Located(0, "/a/b/1/c", at.below("/a/b/1/c").node)
    assert at.below("/a/b/1/c").string == "text"


@pytest.mark.parametrize("name", ["n", "none"])
def test_null_counts_as_absent_where_a_value_is_asked_for(name):
    assert located(VALUE).get(name) is None
    assert located(VALUE).below(f"/{name}") is None


def test_a_member_that_is_null_is_there_all_the_same():
    assert located(VALUE).has("n", "a")
    assert not located(VALUE).has("n", "none")
    assert not located([]).has("n")


def test_elements_keep_their_pointers():
    places = [*located(VALUE).get("a").each("/b")]
    assert [place.pointer for place in places] == ["/a/b/0", "/a/b/1"]
    assert next(iter(located([1]).each())).pointer == "/0"


@pytest.mark.parametrize("value", [{"a": 1}, "text", 1, None])
def test_what_is_no_array_has_no_elements(value):
    assert [*located(value).each()] == []
    assert [*located(value).each("/a")] == []


def test_a_value_says_what_it_is():
    assert located({}).is_object
    assert located([]).is_array
    assert located("x").string == "x"
    assert located(1).string is None
    assert located(VALUE).text("s/t") == "x"
    assert located(VALUE).text("a") is None
    assert located([]).text("a") is None
