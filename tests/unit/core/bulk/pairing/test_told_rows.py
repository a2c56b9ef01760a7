import pickle

from inspector.core.bulk.pairing.told_rows import ToldRows
from inspector.core.bulk.rows.packing import kind_of


def test_what_pairing_says_is_taken_record_by_record():
    rows = ([said_of(1, "a"), said_of(1, "b"), said_of(4, "d")], [said_of(3, "c")])
    assert taken_of(rows) == [[], ["a", "b"], [], ["c", "d"], []]


def test_of_one_item_what_pairing_says_comes_last():
    rows = ([said_of(1, "pairing/x"), said_of(1, "a")], [said_of(1, "b")])
    assert taken_of(rows)[1] == ["a", "b", "pairing/x"]


def said_of(number, code):
    """What is said of an item, of which only the rule is looked at."""
    return number, ("",) * 11 + (code, "", "")


def taken_of(rows):
    told = ToldRows(map(pickle.dumps, rows))
    numbers = (1, 2, 3, 5, 9)
    return [[kind_of(said)[0] for _, said in told.before(n)] for n in numbers]
