import json

import pytest

from builders import a_message, a_response, a_tool
from inspector.core.bulk.responses.frame import frame_of
from inspector.core.bulk.responses.known_kind import ANY
from inspector.core.bulk.responses.known_parts import known_item
from inspector.core.bulk.responses.known_tools import known_tools
from inspector.core.bulk.responses.response_reading import KnownResponse, PartsReading
from inspector.core.checks.inspection import inspect_content
from inspector.core.targets.target import DEFAULT_TARGET, target_of


@pytest.fixture
def known():
    text = json.dumps(a_response(a_message("a"), tools=[a_tool(), a_tool(name="b")]))
    inspection = inspect_content(text)
    response = KnownResponse(frame_of(text, inspection))
    for raw, tool in known_tools(inspection):
        response.add_tool(raw, tool)
    item = known_item(inspection.items[0], text, target_of(DEFAULT_TARGET))
    response.kind_of(item.shape, None).keep((b"", ANY), item)
    return response


def reading(known, *items, **bend):
    line = json.dumps(a_response(*items, **bend)).encode()
    return PartsReading(known, line)


def test_any_number_of_known_parts_fits(known):
    for count in range(1, 4):
        items = [a_message(f"text {n}") for n in range(count)]
        found = reading(known, *items, tools=[a_tool(name="b")] * count)
        assert found.fits()
        assert (len(found.fitted), len(found.tools)) == (count, count)


def test_what_is_known_of_an_item_does_not_depend_on_tools(known):
    found = reading(known, a_message("b"), tools=[])
    assert found.fits()
    assert found.is_known()
    ((item, fitted, tool),) = found.items
    assert item is known.kinds[0].any[b""]
    assert (fitted.call_id, tool) == (None, None)


def test_a_part_that_is_new_does_not_fit(known):
    assert not reading(known, a_message("a", role="user"), tools=[]).fits()
    assert not reading(known, a_message("a"), tools=[a_tool(name="c")]).fits()


def test_nothing_may_stand_between_or_behind(known):
    line = json.dumps(a_response(a_message("a"), tools=[])).encode()
    assert PartsReading(known, line).fits()
    assert not PartsReading(known, line + b" x").fits()
    assert not PartsReading(known, line.replace(b"]", b",]", 1)).fits()
