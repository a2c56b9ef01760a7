"""What one stretch of a document says."""

from __future__ import annotations

from inspector.core.source.json_reader import read_json
from inspector.core.source.reading import Reading
from inspector.core.source.span import Span


def test_a_value_is_certain_only_without_a_fault_that_breaks_json():
    assert read_json('{"a": 1, "a": 2}').is_json
    assert not read_json('{"a": NaN}').is_json
    assert not read_json("{").is_json


def test_white_space_alone_is_nothing():
    assert read_json(" \n").is_empty
    assert not read_json("x").is_empty


def test_objects_and_arrays_are_containers_faulty_or_not():
    assert read_json("[NaN]").is_container
    assert not read_json('"x"').is_container
    assert not Reading(Span(0, 0), None).is_container
