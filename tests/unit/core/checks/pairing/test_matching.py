import pytest

from inspector.core.checks.pairing.matching import Matcher, MatchKind


def matches(*steps):
    """Feed ``c1`` for a call of id 1 and ``o1`` for an output; names are numbered."""
    matcher = Matcher(lambda call: call)
    found = []
    for number, step in enumerate(steps):
        role, key = step[0], step[1:]
        if role == "m":
            matcher.mention(key)
        else:
            take = matcher.call if role == "c" else matcher.output
            found += take(key, number)
    found += matcher.close()
    return [
        (m.kind.value, m.one, m.other if m.other is not None else m.past) for m in found
    ]


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ("", []),
        ("c1 o1", [("paired", 1, 0)]),
        ("c1 c2 o2 o1", [("paired", 2, 1), ("paired", 3, 0)]),
        ("c1", [("unanswered", 0, None)]),
        ("o1", [("orphan", 0, None)]),
        ("o1 o1", [("orphan", 0, None), ("orphan", 1, None)]),
        ("o1 c1", [("early", 0, 1)]),
        ("o1 c1 o1", [("early", 0, 1), ("paired", 2, 1)]),
        ("c1 c1 o1", [("repeated-call", 1, 0), ("paired", 2, 0)]),
        ("c1 o1 o1", [("paired", 1, 0), ("repeated-output", 2, 0)]),
        ("c1 o1 c1 o1", [("paired", 1, 0), ("reused-id", 2, 0), ("paired", 3, 2)]),
        ("c1 o1 c1", [("paired", 1, 0), ("reused-id", 2, 0), ("unanswered", 2, None)]),
        (
            "c1 c1 o1 o1",
            [("repeated-call", 1, 0), ("paired", 2, 0), ("repeated-output", 3, 0)],
        ),
        ("m1 o1", []),
        ("c1 m1", []),
        ("m1 c1 o1", [("paired", 2, 1)]),
    ],
)
def test_each_call_and_output_is_told_by_what_became_of_it(steps, found):
    assert matches(*steps.split()) == found


def test_a_pair_is_disputed_while_another_call_has_its_id():
    matcher = Matcher(lambda call: call)
    list(matcher.call("1", "a"))
    list(matcher.call("1", "b"))
    list(matcher.call("2", "c"))
    assert [m.is_disputed for m in matcher.output("1", "x")] == [True]
    assert [m.is_disputed for m in matcher.output("2", "y")] == [False]


def test_of_an_answered_call_only_what_is_remembered_is_kept():
    matcher = Matcher(len)
    list(matcher.call("1", "a long call"))
    list(matcher.output("1", "x"))
    (match,) = matcher.output("1", "y")
    assert (match.other, match.past) == (None, 11)
    assert "a long call" not in repr(vars(matcher))


def test_ids_of_different_kinds_do_not_meet():
    matcher = Matcher(lambda call: call)
    list(matcher.call(("approval", "1"), "a"))
    assert list(matcher.output("1", "x")) == []
    kinds = {match.kind for match in matcher.close()}
    assert kinds == {MatchKind.UNANSWERED, MatchKind.ORPHAN}
