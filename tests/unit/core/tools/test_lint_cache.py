import json

from inspector.core.source.json_reader import read_json
from inspector.core.tools import lint_cache
from inspector.core.tools.lint_cache import LintCache
from inspector.core.tools.strict_subset import lint_schema

SCHEMA = json.dumps({"type": "object", "properties": {"a": {}}})


def schemas_of(text):
    return read_json(text).root.items


def test_a_schema_that_is_met_again_is_not_linted_again(monkeypatch):
    text = f"[{SCHEMA}, {SCHEMA}]"
    first, second = schemas_of(text)
    cache, calls = LintCache(), []

    def counted(schema, _profile):
        calls.append(schema)
        return lint_schema(schema)

    monkeypatch.setattr(lint_cache, "lint_schema", counted)
    a, b = cache.lint(first, text), cache.lint(second, text)
    assert len(calls) == 1
    assert a == lint_schema(first)
    assert b == lint_schema(second)
    assert a.faults != b.faults


def test_the_oldest_schemas_are_let_go(monkeypatch):
    monkeypatch.setattr(lint_cache, "_MOST_ENTRIES", 2)
    text = '[{"a": 1}, {"b": 1}, {"c": 1}]'
    cache = LintCache()
    for schema in schemas_of(text):
        cache.lint(schema, text)
    assert list(cache._kept) == ['{"b": 1}', '{"c": 1}']
    assert cache._characters == 16


def test_a_huge_schema_is_not_kept(monkeypatch):
    monkeypatch.setattr(lint_cache, "_MOST_CHARACTERS", 20)
    cache, text = LintCache(), f"[{SCHEMA}]"
    cache.lint(schemas_of(text)[0], text)
    assert not cache._kept
