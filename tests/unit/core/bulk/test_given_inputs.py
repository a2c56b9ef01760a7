import json
from pathlib import Path

import pytest

from builders import a_tool
from inspector.core.bulk.given_inputs import given_inputs
from inspector.core.errors import InspectorError
from inspector.core.gate.document_facts import facts_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.target import DEFAULT_TARGET
from inspector.core.tools.tool_sources import Sources, read_tools

LOOSE = a_tool() | {"parameters": {"type": "object"}, "strict": False}


def opened(name):
    return Path(name).open("rb")


@pytest.fixture
def given(tmp_path):
    """A tools file, and what is known of it as an input."""
    path = tmp_path / "tools.json"
    path.write_text(json.dumps([a_tool()]), encoding="utf-8")
    document = read_document(path.read_bytes(), Origin(str(path)))
    return Sources(tools=tuple(read_tools(document))), facts_of(document)


def names(sources, *known, target=DEFAULT_TARGET):
    return [facts.name for _, facts in given_inputs(sources, known, opened, target)]


def test_a_tools_file_is_an_input_of_its_own(given):
    sources, facts = given
    other = facts._replace(sha256="0" * 64)
    assert names(sources) == names(sources, other) == [facts.name]


@pytest.mark.parametrize("digest", [None, ""], ids=["known", "not taken"])
def test_one_that_is_an_input_already_is_not_counted_twice(given, digest):
    sources, facts = given
    known = facts if digest is None else facts._replace(sha256=digest)
    assert names(sources, known) == []


def test_of_an_input_of_another_size_no_digest_is_needed(given):
    sources, facts = given
    other = facts._replace(name="gone", size=facts.size + 1, sha256="")
    assert names(sources, other) == [facts.name]


def test_an_input_that_is_gone_meanwhile_is_said(given):
    sources, facts = given
    with pytest.raises(InspectorError, match="gone"):
        names(sources, facts._replace(name="gone", sha256=""))


def test_what_is_said_of_the_tools_depends_on_the_target():
    document = read_document(json.dumps([LOOSE]), Origin("tools.json"))
    sources = Sources(tools=tuple(read_tools(document)))
    [(plain, _)] = given_inputs(sources, [], opened, DEFAULT_TARGET)
    [(other, _)] = given_inputs(sources, [], opened, "llamacpp")
    assert "dialect/llamacpp" not in {found.code for found in plain.findings}
    assert "dialect/llamacpp" in {found.code for found in other.findings}


def test_without_tools_files_there_is_nothing_to_tell():
    assert names(Sources()) == []
