"""The table is the core's matrix, cell by cell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt

from builders import a_function_call, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.progress import CancelledError
from inspector.core.replay.matrix import matrix_of
from inspector.core.targets.target import TARGETS
from inspector.ui.models.portability_table import BELOW, MARK
from inspector.ui.models.target_table import TargetTable, weighing_of

TEXT = as_json(
    [a_function_call(), an_output(), {"type": "web_search_call", "id": "ws_001"}]
)


class Patience:
    """A progress that is cancelled after some looks."""

    def __init__(self, looks):
        self.looks = looks

    def cancelled(self):
        self.looks -= 1
        return self.looks < 0

    def advance(self, done, total):
        """Nobody watches."""


@pytest.fixture
def inspection():
    return inspect_content(TEXT)


@pytest.fixture
def table(inspection, qtmodeltester):
    made = TargetTable()
    made.show(weighing_of(inspection)(Patience(99)))
    qtmodeltester.check(made)
    return made


def test_every_cell_is_what_the_core_says(table, inspection):
    matrix = matrix_of(inspection)
    for number in range(3):
        for column in range(len(TARGETS)):
            assert table.replay(number, column) == matrix.row(number)[column]
    assert [table.target(c) for c in range(table.columnCount())] == list(TARGETS)


def test_a_cell_has_a_mark_a_word_a_tip_and_a_sentence(table):
    index = table.index(2, TARGETS.index("bedrock"))
    assert index.data(MARK) == "block"
    assert index.data() == "refused"
    assert "Amazon Bedrock does not take this" in index.data(
        Qt.ItemDataRole.ToolTipRole
    )
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "2  web_search_call ws_001, Amazon Bedrock: refused"


def test_headings_name_targets_with_the_whole_and_items_with_their_names(table):
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert table.headerData(1, across) == "OpenAI"
    assert table.headerData(3, across, BELOW) == "refused"
    assert table.headerData(3, across, MARK) == "block"
    assert table.headerData(2, down) == "2  web_search_call"
    assert table.headerData(2, down, BELOW) == "ws_001"


def test_words_follow_the_language(table):
    table.set_language("ko")
    tip = table.index(2, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert "받지 않습니다" in tip


def test_without_an_inspection_there_is_nothing(table):
    table.show(None)
    assert table.rowCount() == table.columnCount() == 0
    assert table.data(QModelIndex()) is None
    with pytest.raises(IndexError):
        table.replay(0, 0)


def test_weighing_stops_between_targets_when_nobody_waits(inspection):
    with pytest.raises(CancelledError):
        weighing_of(inspection)(Patience(2))
