from inspector.core.bulk.pairing.events import NAMED, Seen
from inspector.core.bulk.pairing.own_ids import OwnIds
from inspector.core.bulk.pairing.placed_half import PlacedHalf
from inspector.core.bulk.rows.rows import Base
from inspector.core.targets.target import DEFAULT_TARGET, target_of

FIRST = 100


def named(item_id, item, base=0):
    seen = Seen(item, "/id", 6, 12, (), (), "function_call", None, item_id, False)
    return PlacedHalf((NAMED, item_id, tuple(seen)), Base(items=FIRST + base))


def told(items, target="openai"):
    ids = OwnIds(target_of(target), FIRST)
    return [
        (each.where.number - FIRST, dict(each.finding.details)["other"])
        for item in items
        for each in ids.take(item)
    ]


def test_an_id_that_comes_again_is_told_of_with_the_first_one():
    items = [named("fc_1", 0), named("fc_2", 1), named("fc_1", 0, 5), named("fc_1", 9)]
    assert told(items) == [(5, "#0"), (9, "#0")]


def test_a_target_that_asks_for_no_ids_hears_of_none():
    items = [named("fc_1", 0), named("fc_1", 1)]
    assert told(items, DEFAULT_TARGET) == []
    assert OwnIds(target_of("openai"), 0).are_asked
    assert not OwnIds(target_of(DEFAULT_TARGET), 0).are_asked


def test_the_id_itself_is_underlined():
    ids = OwnIds(target_of("openai"), FIRST)
    assert list(ids.take(named("fc_1", 0))) == []
    [again] = ids.take(named("fc_1", 1))
    assert (again.finding.place.pointer, again.finding.place.span) == ("/id", (6, 12))
