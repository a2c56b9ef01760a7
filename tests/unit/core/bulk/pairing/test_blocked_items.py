import random

from inspector.core.bulk.pairing.blocked_items import BlockedItems, packed


def test_an_item_is_newly_blocked_once():
    chance, items, known = random.Random(3), BlockedItems(), set()
    for number in (chance.randrange(500) for _ in range(1000)):
        assert items.add(number) is (number not in known)
        known.add(number)


def test_what_two_heaps_block_is_counted_once():
    items = BlockedItems()
    assert items.add_packed(packed({1, 2, 10**6})) == 3
    assert items.add_packed(packed({2, 3, 10**6})) == 1
    assert items.add_packed(packed(())) == 0
