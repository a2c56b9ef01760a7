import socket

import pytest

from inspector.core.tools.python_validator import (
    NoOpinionError,
    PythonValidator,
    SchemaFaultError,
    broken,
)
from inspector.core.tools.schema_keywords import Draft


@pytest.mark.parametrize("draft", Draft)
def test_every_draft_has_a_validator_that_says_yes_and_no(draft):
    validator = PythonValidator({"type": "object", "minItems": 1}, draft)
    assert validator.accepts({})
    assert not validator.accepts("a")
    (found,) = validator.errors("a")
    assert (found.keyword, found.keyword_value, found.instance) == (
        "type",
        "object",
        "a",
    )


def test_an_error_has_both_of_its_paths():
    schema = {"properties": {"a": {"items": {"enum": [1]}}}}
    (found,) = PythonValidator(schema, Draft.DRAFT_2020_12).errors({"a": [1, 2]})
    assert found.instance_path == ["a", 1]
    assert found.schema_path == ["properties", "a", "items", "enum"]


def test_a_format_is_a_note_unless_it_is_asserted():
    schema, draft = {"format": "ipv4"}, Draft.DRAFT_7
    assert PythonValidator(schema, draft).accepts("no address")
    assert not PythonValidator(schema, draft, asserts_format=True).accepts("no address")


def test_it_says_which_formats_it_knows():
    validator = PythonValidator({}, Draft.DRAFT_2020_12)
    assert validator.has_format("ipv4")
    assert not validator.has_format("no-such-format")


@pytest.mark.loopback
@pytest.mark.parametrize("draft", Draft)
def test_a_remote_reference_opens_no_socket(draft):
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0)
        port = server.getsockname()[1]
        schema = {"$ref": f"http://127.0.0.1:{port}/x.json"}
        with pytest.raises(NoOpinionError):
            PythonValidator(schema, draft).accepts(1)
        with pytest.raises(BlockingIOError):
            server.accept()


def test_a_reference_to_a_file_opens_none(tmp_path):
    target = tmp_path / "any.json"
    target.write_text("{}", "utf-8")
    with pytest.raises(NoOpinionError):
        PythonValidator({"$ref": target.as_uri()}, Draft.DRAFT_7).accepts(1)


def test_a_meta_schema_is_at_hand():
    uri = "http://json-schema.org/draft-07/schema#"
    validator = PythonValidator({"$ref": uri}, Draft.DRAFT_7)
    assert validator.accepts({"type": "string"})
    assert not validator.accepts({"type": 5})


def test_what_goes_in_circles_or_too_deep_gives_no_opinion():
    validator = PythonValidator({"$ref": "#"}, Draft.DRAFT_2020_12)
    with pytest.raises(NoOpinionError, match="RecursionError"):
        validator.errors(1)


def test_a_pattern_that_python_does_not_know_gives_no_opinion():
    validator = PythonValidator({"pattern": r"\p{L}"}, Draft.DRAFT_2020_12)
    with pytest.raises(NoOpinionError):
        validator.accepts("a")


def test_what_is_no_schema_is_named_with_its_place():
    schema = {"properties": {"a": {"type": 5}}}
    with pytest.raises(SchemaFaultError) as fault:
        PythonValidator(schema, Draft.DRAFT_3).refuse_faulty()
    assert fault.value.path == ["properties", "a", "type"]


def test_a_keyword_of_ours_tells_what_it_knows():
    def never(_validator, _wanted, _value, _schema):
        yield broken({"why": "never"}, "here")

    draft = Draft.DRAFT_3
    validator = PythonValidator({"enum": []}, draft, keywords={"enum": never})
    (found,) = validator.errors(1)
    assert dict(found.about) == {"why": "never"}
    assert found.schema_path == ["enum", "here"]


def test_the_branches_of_a_union_come_with_it():
    schema = {"anyOf": [{"type": "string"}, {"maximum": 1}]}
    (found,) = PythonValidator(schema, Draft.DRAFT_2020_12).errors(5)
    assert [inner.schema_path for inner in found.context] == [
        ["anyOf", 0, "type"],
        ["anyOf", 1, "maximum"],
    ]
