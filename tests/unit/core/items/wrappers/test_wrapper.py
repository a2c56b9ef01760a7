"""What a wrapper hands on."""

from __future__ import annotations

from inspector.core.items.wrappers.wrapper import passed_on
from other_apis import located


def test_values_are_handed_on_in_the_order_of_the_places():
    def opened(at):
        return iter(() if at is None else (at,))

    at = located({"a": 1, "b": {"c": 2}})
    found = passed_on(at, opened, "/b/c", "/none", "/a")
    assert [place.pointer for place in found] == ["/b/c", "/a"]
