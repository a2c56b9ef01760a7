"""Targets against bodies that were recorded from them, and against shared cases.

What a provider was sent and what it answered is what it takes, so a blocking word
about it for that very target is ours to explain.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.replay.matrix import matrix_of

SHARED = Path(__file__).resolve().parents[3] / "shared"
KINDS = ("request_json", "response_json", "sse_stream")
PROVIDERS = {
    "openai": "openai",
    "azure-openai": "azure-openai",
    "aws-bedrock": "bedrock",
    "deepseek": "deepseek",
    "openrouter": "openrouter",
    "xai": "xai",
    "lmstudio": "lmstudio",
}

UNFINISHED = {"item/status-not-completed", "json/truncated"}
EMPTY = {"envelope/no-item"}
"""Requests with a text as input, and answers that hold nothing yet."""

TRULY_BLOCKED = {
    # The server's refusal is what was recorded.
    "pydantic-ai__test_deepseek_responses_rejects_interleaved_function_calls__0q_"
    "e7f4dc57.json": {"pairing/not-adjacent"},
    # Written by hand: OpenAI's own ids of custom calls begin with ctc_.
    "ai__openai-custom-tool.1__f_c1fe3e40.json": {"item/id-prefix"},
    "ai__openai-custom-tool.1.chunks__f_57c08889.sse": {"item/id-prefix"},
    # Programs go on when their calls are answered: these were logged before.
    "ai__programmatic-tool-calling.1__f_ca10ddaa.json": {"item/status-not-completed"},
    "ai__programmatic-tool-calling.2__f_ea252f05.json": {"item/status-not-completed"},
    "ai__programmatic-tool-calling.2.chunks__f_8105fd60.sse": {
        "item/status-not-completed"
    },
    # Cut off in the middle of a call.
    "rig__incomplete_mid_tool_call__0r_ef77665c.sse": UNFINISHED,
}
"""By file, what blocks and is true."""

pytestmark = pytest.mark.skipif(
    not SHARED.is_dir(), reason="no folder 'shared' beside the repository"
)


@pytest.mark.parametrize("provider", PROVIDERS)
def test_what_was_recorded_from_a_provider_is_not_blocked_for_it(provider):
    unexpected, seen = {}, 0
    for kind in KINDS:
        for path in sorted((SHARED / "real" / kind / provider).glob("*")):
            inspection = inspect_content(path.read_bytes(), target=PROVIDERS[provider])
            seen += 1
            blocking = {f.code for f in inspection.findings if f.blocks}
            of_streams = {code for code in blocking if code.startswith("stream/")}
            blocking -= of_streams | EMPTY | TRULY_BLOCKED.get(path.name, set())
            if blocking:
                unexpected[path.name] = blocking
    assert seen
    assert unexpected == {}


def test_no_exception_is_there_that_is_not_needed():
    needed = set()
    for provider, target in PROVIDERS.items():
        for kind in KINDS:
            for path in sorted((SHARED / "real" / kind / provider).glob("*")):
                if path.name in TRULY_BLOCKED:
                    found = inspect_content(path.read_bytes(), target=target).findings
                    blocking = {finding.code for finding in found if finding.blocks}
                    if blocking & TRULY_BLOCKED[path.name]:
                        needed.add(path.name)
    assert needed == set(TRULY_BLOCKED)


CASES = [
    ("42-call-and-output-not-adjacent", "deepseek", "pairing/not-adjacent", "block"),
    ("42-call-and-output-not-adjacent", "anthropic", "pairing/not-adjacent", "block"),
    ("42-call-and-output-not-adjacent", "openai", "pairing/not-adjacent", "info"),
    ("47-call-id-reused-across-turns", "anthropic", "item/call-id-charset", "block"),
    ("47-call-id-reused-across-turns", "bedrock", "item/call-id-charset", "info"),
    ("47-call-id-reused-across-turns", "openai", "pairing/duplicate-call-id", "block"),
    ("48-call-id-too-long", "openai", "item/call-id-length", "block"),
    ("49-id-is-call-id", "openai", "item/id-prefix", "block"),
    ("49-id-is-call-id", "deepseek", "item/id-prefix", "info"),
    ("55-codex-rollout-reasoning-content", "openai", "item/reasoning-content", "block"),
    (
        "55-codex-rollout-reasoning-content",
        "azure-openai",
        "item/reasoning-content",
        "block",
    ),
    (
        "55-codex-rollout-reasoning-content",
        "deepseek",
        "item/reasoning-content",
        "info",
    ),
    ("56-role-on-function-call", "openai", "item/member-unknown", "block"),
    ("65-web-search-action-other", "openai", "item/member-value", "block"),
    ("65-web-search-action-other", "openai", "item/type-provider", "info"),
    ("65-web-search-action-other", "llamacpp", "target/item-type", "block"),
    ("29-lone-surrogate", "anthropic", "json/lone-surrogate", "block"),
    ("29-lone-surrogate", "gemini", "json/lone-surrogate", "info"),
    ("44-output-only-with-previous-response", "groq", "target/state", "block"),
    ("58-openrouter-tool-types", "openrouter", "target/tool-type", "block"),
]


@pytest.mark.parametrize(("name", "target", "code", "severity"), CASES)
def test_a_reported_case_weighs_what_the_report_says(name, target, code, severity):
    (path,) = (
        path
        for path in (SHARED / "cases").glob(f"{name}.*")
        if not path.name.endswith((".expect.json", ".schema.json", ".tools.json"))
    )
    seen = for_target(inspect_content(path.read_bytes()), target)
    weights = {f.severity.value for f in seen.findings if f.code == code}
    assert weights == {severity}


def test_a_matrix_of_every_shared_case_can_be_made():
    for path in sorted((SHARED / "cases").glob("*")):
        if path.name.endswith((".expect.json", ".md", ".py")) or path.is_dir():
            continue
        matrix = matrix_of(inspect_content(path.read_bytes()))
        json.dumps([column.replay.codes for column in matrix.columns])
