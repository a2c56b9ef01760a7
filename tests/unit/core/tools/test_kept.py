from concurrent.futures import ThreadPoolExecutor

from inspector.core.tools.kept import Kept


def test_what_is_kept_comes_back():
    kept = Kept()
    assert kept.get("a") is None
    kept.keep("a", 1, size=1)
    kept.keep("a", 2, size=1)
    assert kept.get("a") == 1


def test_the_oldest_entries_are_let_go():
    kept = Kept(most_entries=2)
    for key in "abab" + "c":
        kept.keep(key, key.upper(), size=1)
    assert [kept.get(key) for key in "abc"] == [None, "B", "C"]


def test_keys_take_up_only_so_much():
    kept = Kept(most_characters=40)
    for number in range(10):
        kept.keep(number, str(number), size=10)
    assert [kept.get(number) for number in range(10)] == [*[None] * 6, *"6789"]


def test_a_huge_key_drives_out_nothing():
    kept = Kept(most_characters=40)
    kept.keep("small", 1, size=10)
    kept.keep("huge", 2, size=11)
    assert (kept.get("small"), kept.get("huge")) == (1, None)


def test_threads_may_keep_the_same_at_once():
    kept = Kept(most_entries=50)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda n: kept.keep(n % 40, n % 40, size=1), range(4000)))
    assert [kept.get(number) for number in range(40)] == [*range(40)]
