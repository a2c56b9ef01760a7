"""The data files of the dialects: complete, sourced, in both languages."""

from __future__ import annotations

import pickle

import orjson
import pytest

from inspector.assets import read_resource, resource_path
from inspector.core.rules.catalogue import rules_in
from inspector.core.source.span import Span
from inspector.core.texts import LANGUAGES, texts_in
from inspector.core.tools.dialects.cell import NOTHING_KNOWN, Confidence, Treatment
from inspector.core.tools.dialects.schema_dialect import (
    NAMES,
    PLAIN,
    TARGETS,
    dialects_of,
    schema_dialect,
)
from inspector.core.tools.dialects.use import Use

OF_THE_CATALOGUE = {
    *("openai", "azure-openai", "anthropic", "gemini", "bedrock", "mistral", "groq"),
    *("xai", "deepseek", "cerebras", "fireworks", "together", "cohere", "vllm"),
    *("llamacpp", "ollama", "lmstudio"),
}


def use_of(feature, text="", number=None):
    return Use(feature, "", Span(0, 0), "", "", text, number)


def test_there_is_a_file_for_every_dialect_and_no_other():
    files = {path.stem for path in resource_path("schema_dialects").glob("*.json")}
    assert files == set(NAMES)


def test_every_target_of_the_catalogue_has_a_dialect_and_a_rule():
    assert set(TARGETS) == OF_THE_CATALOGUE
    used = dict.fromkeys(schema_dialect(name).target for name in NAMES)
    assert tuple(used) == TARGETS
    assert set(rules_in("dialect")) == {f"dialect/{name}" for name in TARGETS}


def test_what_is_told_without_a_target_depends_on_no_mode():
    plain = [name for name in NAMES if name in PLAIN]
    assert plain == [*PLAIN]
    assert not any(schema_dialect(name).needs_strict for name in plain)


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_names_its_source_and_every_source_is_used(name):
    entry = orjson.loads(read_resource("schema_dialects", f"{name}.json"))
    assert {cell["source"] for cell in entry["cells"]} == set(entry["sources"])
    for source in entry["sources"].values():
        assert source["text"].strip()
        Confidence(source["confidence"])
    for cell in entry["cells"]:
        Treatment(cell["treatment"])
        assert set(cell.get("note", {"en": "", "ko": ""})) == set(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_no_cell_is_hidden_by_one_before_it(name):
    for feature, guards in schema_dialect(name).cells.items():
        conditional = [
            any((g.at_most is not None, g.one_of is not None, g.matches is not None))
            for g in guards
        ]
        assert all(conditional[:-1]), feature


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_of_a_cell_can_be_said_in_words(name):
    known = set(texts_in("schema_features"))
    stems = {feature.partition(".")[0] for feature in known}
    for feature in schema_dialect(name).cells:
        assert feature in known | stems | {"*", "properties", "description"}, feature


def test_a_cell_of_a_kind_counts_before_that_of_its_keyword():
    gemini = schema_dialect("gemini")
    assert gemini.cell_of(use_of("enum.strings")).treatment is Treatment.ACCEPTED
    assert gemini.cell_of(use_of("enum.primitives")).treatment is Treatment.REJECTED
    assert gemini.cell_of(use_of("not")).treatment is Treatment.REJECTED


def test_a_condition_without_a_cell_is_not_demanded():
    assert schema_dialect("gemini").cell_of(use_of("required:optional")) is None


def test_a_keyword_without_a_cell_is_not_known():
    assert schema_dialect("openai").cell_of(use_of("contentEncoding")) is NOTHING_KNOWN


def test_a_value_decides_where_the_cell_has_a_guard():
    strict = schema_dialect("anthropic-strict")
    assert strict.cell_of(use_of("minItems", number=1)).treatment == "accepted"
    assert strict.cell_of(use_of("minItems", number=2)).treatment == "rejected"
    assert strict.cell_of(use_of("format", "uri")).treatment == "accepted"
    assert strict.cell_of(use_of("format", "regex")).treatment == "rejected"


def test_targets_have_their_dialects_and_others_none():
    assert [d.name for d in dialects_of("gemini")] == ["gemini", "gemini-json-schema"]
    with pytest.raises(KeyError):
        dialects_of("nowhere")
    with pytest.raises(KeyError):
        schema_dialect("../openai")


def test_a_dialect_may_go_to_another_process():
    dialect = schema_dialect("gemini")
    assert pickle.loads(pickle.dumps(dialect)) == dialect
