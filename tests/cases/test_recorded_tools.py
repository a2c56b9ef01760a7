"""Tools that were recorded from providers, against what we say of them.

A schema that a provider answered to is one that it takes: a blocking word about it
for that provider would be ours to explain. Converted, each passes the lint of its form
and converts to itself.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from inspector.core.checks.dialect_checks import dialect_findings
from inspector.core.errors import InspectorError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.conversion.convert import FORMS, convert
from inspector.core.tools.schema_subjects import schemas_in
from schemas import node_in

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "real" / "tool_schema"
PROVIDERS = {
    "aws-bedrock": "bedrock",
    "azure-openai": "azure-openai",
    "chatgpt-codex": "openai",
    "deepseek": "deepseek",
    "github-copilot": "openai",
    "openai": "openai",
    "xai": "xai",
}
LEAST_TOOLS = 120

TRULY_TOLD = {
    # Reports say that OpenAI refuses a default; these were answered in 2025.
    "function__calculator__cfe86496.json": {"/properties/op/default"},
    "function__search_recipes__9b8fe84b.json": {"/properties/query/default"},
}
"""By file, where a warning contradicts the recording: the evidence disagrees."""

WITHOUT_A_REMEDY = {("cohere", "required:none"), ("cohere", "properties:absent")}
"""Tools without parameters: Cohere wants at least one that is required."""

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="no folder 'shared' beside the repository"
)


def tools_of(provider):
    for path in sorted((FOLDER / provider).glob("*.json")):
        document = read_document(path.read_bytes(), Origin(path.name))
        try:
            found = schemas_in(document)
        except InspectorError:  # a tool of the provider's own, without a schema
            continue
        yield from ((path.name, tool) for tool in found if tool.parameters)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_what_a_provider_answered_to_is_not_refused_for_it(provider):
    told = {}
    for name, tool in tools_of(provider):
        findings = [*dialect_findings(tool, PROVIDERS[provider])]
        assert not [f for f in findings if f.blocks], name
        warned = {f.keyword for f in findings if f.variant in ("rejected", "ignored")}
        informed = {f.keyword for f in findings if f.severity == "info"}
        if warned - informed:
            told[name] = warned - informed
    assert told == {n: p for n, p in TRULY_TOLD.items() if n in told}
    assert set(told) <= set(TRULY_TOLD)


def test_a_plain_gate_says_nothing_of_recorded_tools():
    tools = [tool for provider in PROVIDERS for _, tool in tools_of(provider)]
    assert len(tools) >= LEAST_TOOLS
    assert Counter(f.code for tool in tools for f in dialect_findings(tool)) == {}


@pytest.mark.parametrize("form", FORMS)
def test_every_recorded_tool_converts_to_what_passes(form):
    for provider in PROVIDERS:
        for name, tool in tools_of(provider):
            conversion = convert(tool.parameters, form)
            assert conversion.text is not None, name
            left = {(form, use.feature) for use in conversion.remaining}
            assert left <= WITHOUT_A_REMEDY, name
            again = convert(node_in(conversion.text), form)
            assert (again.text, again.losses) == (conversion.text, ()), name
