"""Steps are undone in order, and runs of typing at once."""

from __future__ import annotations

from inspector.ui.widgets.undo_log import Edit, UndoLog


def logged(*edits, mergeable=True):
    log = UndoLog()
    for edit in edits:
        log.note(edit, mergeable=mergeable)
    return log


def test_an_edit_knows_its_reverse():
    edit = Edit(3, "ab", "xyz")
    assert edit.reversed() == Edit(3, "xyz", "ab")
    assert (edit.end, edit.added_end) == (5, 6)


def test_typed_characters_are_one_step():
    log = logged(Edit(0, "", "a"), Edit(1, "", "b"), Edit(2, "", "c"))
    assert log.undo() == Edit(0, "abc", "")
    assert not log.can_undo


def test_a_line_break_begins_a_step():
    log = logged(Edit(0, "", "a"), Edit(1, "", "\n"))
    assert log.undo() == Edit(1, "\n", "")


def test_deleting_backwards_and_forwards_are_steps_each():
    backwards = logged(Edit(2, "c", ""), Edit(1, "b", ""))
    assert backwards.undo() == Edit(1, "", "bc")
    forwards = logged(Edit(1, "b", ""), Edit(1, "c", ""))
    assert forwards.undo() == Edit(1, "", "bc")


def test_typing_elsewhere_is_a_step_of_its_own():
    assert logged(Edit(0, "", "a"), Edit(9, "", "b")).undo() == Edit(9, "b", "")
    assert logged(Edit(0, "", "a"), Edit(0, "a", "")).undo() == Edit(0, "", "a")


def test_a_move_of_the_caret_ends_a_run():
    log = logged(Edit(0, "", "a"))
    log.end_run()
    log.note(Edit(1, "", "b"), mergeable=True)
    assert log.undo() == Edit(1, "b", "")


def test_pastes_never_merge():
    log = logged(Edit(0, "", "a"), Edit(1, "", "b"), mergeable=False)
    assert log.undo() == Edit(1, "b", "")
    assert log.undo() == Edit(0, "a", "")
    assert log.undo() is None


def test_what_was_undone_can_be_done_again_until_something_new_is_done():
    log = logged(Edit(0, "", "a"))
    log.undo()
    assert log.redo() == Edit(0, "", "a")
    assert log.redo() is None
    log.undo()
    log.note(Edit(0, "", "x"), mergeable=True)
    assert not log.can_redo


def test_clearing_forgets_everything():
    log = logged(Edit(0, "", "a"))
    log.clear()
    assert not log.can_undo
    assert log.undo() is None


def test_memory_is_bounded():
    huge = "x" * 30_000_000
    log = logged(*[Edit(0, "", huge)] * 4, mergeable=False)
    assert len(log._done) == 2
