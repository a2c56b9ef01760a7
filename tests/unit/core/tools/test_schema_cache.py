from concurrent.futures import ThreadPoolExecutor

from inspector.core.tools import schema_cache
from inspector.core.tools.schema_cache import SchemaCache
from inspector.core.tools.validation import Outcome
from schemas import node_of


def schema(number):
    return node_of({"const": number})


def test_the_same_schema_is_compiled_once():
    cache = SchemaCache()
    node = schema(1)
    assert cache.compiled(node) is cache.compiled(node)


def test_an_equal_schema_of_another_line_is_not_compiled_again():
    cache = SchemaCache()
    assert cache.compiled(schema(1)) is cache.compiled(schema(1))
    assert cache.compiled(schema(1)) is not cache.compiled(schema(2))


def test_only_so_many_schemas_are_kept(monkeypatch):
    monkeypatch.setattr(schema_cache, "_MOST_ENTRIES", 2)
    cache = SchemaCache()
    first = cache.compiled(schema(0))
    for number in range(1, 10):
        cache.compiled(schema(number))
    assert len(cache._by_value._entries) == len(cache._by_node._entries) == 2
    assert cache.compiled(schema(0)) is not first


def test_only_so_much_text_is_kept(monkeypatch):
    monkeypatch.setattr(schema_cache, "_MOST_CHARACTERS", 50)
    cache = SchemaCache()
    for number in range(10):
        cache.compiled(schema(number))
    kept = cache._by_value
    assert 1 <= len(kept._entries) < 5
    assert kept._characters == sum(c.size for _, c in kept._entries.values())


def test_a_schema_larger_than_all_that_is_kept_is_still_compiled(monkeypatch):
    monkeypatch.setattr(schema_cache, "_MOST_CHARACTERS", 1)
    assert SchemaCache().compiled(schema(1)).outcome(node_of(1)) is Outcome.VALID


def test_many_threads_may_ask_at_once():
    cache = SchemaCache()

    def ask(number):
        outcome = cache.compiled(schema(number % 7)).outcome(node_of(number % 7))
        return outcome is Outcome.VALID

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(ask, range(500)))
