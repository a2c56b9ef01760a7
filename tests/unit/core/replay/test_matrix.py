"""Every item against every target."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_request, an_output, as_json
from growth import assert_no_square
from inspector.core.checks import inspection as inspecting
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.errors import InspectorError
from inspector.core.replay.matrix import matrix_of
from inspector.core.replay.replay import replay_of, replay_of_all
from inspector.core.targets.target import TARGETS

REQUEST = a_request(
    a_message(role="user", id="msg_9"),
    a_function_call(),
    a_message(role="developer", id="msg_8"),
    an_output(),
)


def test_it_says_what_each_target_says_alone():
    inspection = inspect_content(as_json(REQUEST))
    matrix = matrix_of(inspection)
    assert [column.target for column in matrix.columns] == list(TARGETS)
    for column in matrix.columns:
        seen = for_target(inspection, column.target)
        assert column.replay == replay_of_all(seen)
        assert column.items == tuple(map(replay_of, seen.items))


def test_a_row_is_one_item_in_the_order_of_the_columns():
    matrix = matrix_of(inspect_content(as_json(REQUEST)), ("openai", "deepseek"))
    assert [replay.takes.value for replay in matrix.row(3)] == ["yes", "no"]


def test_it_is_the_same_whatever_target_was_asked_before():
    inspection = inspect_content(as_json(REQUEST))
    assert matrix_of(for_target(inspection, "mistral")) == matrix_of(inspection)


def test_a_target_that_is_not_there_is_an_error():
    with pytest.raises(InspectorError):
        matrix_of(inspect_content(as_json(REQUEST)), ("nowhere",))


def test_nothing_is_read_or_validated_again(monkeypatch):
    inspection = inspect_content(as_json(REQUEST))

    def refuse(*_: object) -> None:
        pytest.fail("read again")

    for name in ("read_document", "read_envelope", "inspected_item"):
        monkeypatch.setattr(inspecting, name, refuse)
    assert len(matrix_of(inspection).columns) == len(TARGETS)


def test_the_cost_of_all_targets_together_grows_with_the_items_and_no_faster():
    def inspected(count):
        pairs = [
            each
            for n in range(count)
            for each in (
                a_function_call(call_id=f"call_{n}", id=f"fc_{n}"),
                an_output(call_id=f"call_{n}"),
            )
        ]
        return inspect_content(as_json(a_request(*pairs)))

    assert_no_square(matrix_of, inspected, 50)
