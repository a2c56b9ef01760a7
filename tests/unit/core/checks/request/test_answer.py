import pytest

from builders import a_message, a_response, as_json
from inspector.core.checks.answer import answers_in
from inspector.core.checks.finding import Severity
from inspector.core.checks.request.answer import answer_findings, refusal_findings
from inspector.core.checks.wording import message_of
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.text_format import declared_format

SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
}


def read(message, *, schema=SCHEMA, strict=True, **bend):
    shape = {"type": "json_schema", "name": "n", "schema": schema, "strict": strict}
    value = a_response(message, text={"format": shape}, **bend)
    document = read_document(as_json(value), Origin("a.json"))
    envelope = read_envelope(document)
    (item,) = items_of(document, envelope)
    tool = declared_format(document, envelope.bodies[0])
    answers = answers_in(item, tool, document.text)
    return document, list(answer_findings(item, answers)), item


def test_a_text_that_satisfies_the_schema_says_nothing():
    assert read(a_message('{"city":"Oslo","days":2.0}'))[1] == []


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ('```json\n{"city":"Oslo"}\n```', "fence"),
        ('Here it is: {"city":"Oslo"} as asked.', "around"),
        ("Oslo", ""),
        ("{'city': 'Oslo'}", ""),
        ('{"city":"Os', ""),
    ],
)
def test_a_text_that_is_no_json_says_what_it_is(text, variant):
    _, (found,), _ = read(a_message(text))
    assert (found.code, found.variant) == ("request/output-parse", variant)
    assert found.place.pointer == "/output/0/content/0/text"
    assert found.blocks


@pytest.mark.parametrize(
    ("item", "body"),
    [({"status": "incomplete"}, {}), ({}, {"status": "incomplete"})],
)
def test_a_text_that_is_known_to_be_cut_says_so(item, body):
    _, (found,), _ = read(a_message('{"city":"Os', **item), **body)
    assert found.variant == "cut"


def test_a_value_that_breaks_the_schema_is_underlined_through_its_escapes():
    document, (found,), _ = read(a_message('{"city": "Oslo", "days": "two"}'))
    assert found.code == "request/output-schema"
    assert (found.place.inner, found.keyword) == ("/days", "/properties/days/type")
    assert document.text[slice(*found.place.span)] == '\\"two\\"'
    for language in ("en", "ko"):
        assert "days" in message_of(found, language)


def test_the_whole_text_is_called_by_its_member():
    document, (found,), _ = read(a_message("[1, 2]"))
    assert document.text[slice(*found.place.span)] == "["
    assert message_of(found, "en").startswith("text is")


@pytest.mark.parametrize(
    ("strict", "severity"), [(True, Severity.BLOCK), (False, Severity.WARN)]
)
def test_a_broken_promise_weighs_more_than_a_broken_hope(strict, severity):
    _, (found,), _ = read(a_message("{}"), strict=strict)
    assert found.severity is severity


def test_any_json_will_do_where_there_is_no_schema():
    document, _, item = read(a_message('{"a":1}'))
    answers = answers_in(item, None, document.text)
    assert list(answer_findings(item, answers)) == []


def test_a_schema_that_cannot_decide_says_so():
    schema = {"$ref": "https://example.org/s"}
    document, (found,), _ = read(a_message("{}"), schema=schema)
    assert (found.code, found.variant) == ("request/output-undecided", "reference")
    assert (found.keyword, found.blocks) == ("/$ref", False)
    assert document.text[slice(*found.place.span)] == "{"
    assert "https://example.org/s" in message_of(found, "ko")


def test_a_name_that_is_not_allowed_is_underlined_itself():
    schema = {**SCHEMA, "additionalProperties": False}
    answer = a_message('{"city": "Oslo", "nights": 2}')
    document, (found,), _ = read(answer, schema=schema)
    assert document.text[slice(*found.place.span)] == '\\"nights\\"'
    assert found.place.inner == "/nights"


@pytest.mark.parametrize(
    "bend", [{"role": "user"}, {"phase": "commentary"}, {"content": "Oslo"}]
)
def test_what_is_no_final_answer_in_parts_is_not_held_to_the_format(bend):
    assert read(a_message("Oslo", **bend))[1] == []


def test_a_refusal_comes_before_the_text_beside_it():
    refusal = {"type": "refusal", "refusal": "No."}
    text = {"type": "output_text", "text": "Oslo"}
    document, found, item = read(a_message(content=[text, refusal]))
    assert found == []
    (first,) = refusal_findings(item)
    assert first.place.pointer == "/output/0/content/1/refusal"
    assert document.text[slice(*first.place.span)] == '"No."'


@pytest.mark.parametrize(
    "content",
    [
        [{"type": "refusal", "refusal": "No."}],
        [{"type": "refusal", "refusal": "No."}, {"type": "output_text", "text": ""}],
        [{"type": "output_text", "text": "Oslo"}],
        [7, None],
        "x",
    ],
)
def test_a_refusal_alone_is_no_contradiction(content):
    _, _, item = read(a_message(content=content))
    assert list(refusal_findings(item)) == []
