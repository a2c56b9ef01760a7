import pytest

from inspector.core.tools.conversion.convert import convert
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.conversion.part_reading import parts_of
from inspector.core.tools.conversion.part_writing import written
from inspector.core.tools.conversion.work import Work
from inspector.core.tools.dialects.schema_dialect import schema_dialect
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of


def part_of(schema):
    return parts_of(SchemaMap(node_of(schema), Draft.DRAFT_2020_12))


def work_on(schema, form="openai"):
    part = part_of(schema)
    return part, Work(part, schema_dialect(form), places=written(part).places)


@pytest.mark.parametrize(
    ("word", "value", "kind"),
    [
        ("minLength", 2, LossKind.WIDENED),
        ("description", "that", LossKind.UNTOLD),
        ("format", "date", LossKind.UNTOLD),
        ("$comment", "a word", LossKind.CHANGED),
        ("uniqueItems", False, LossKind.CHANGED),
        ("uniqueItems", True, LossKind.WIDENED),
    ],
)
def test_what_goes_with_a_keyword_depends_on_what_it_refused(word, value, kind):
    part, work = work_on({word: value})
    work.drop(part, word, "absent")
    assert part.words == {}
    (loss,) = work.account.losses()
    assert (loss.kind, loss.pointer) == (kind, f"/{word}")


def test_a_dropped_keyword_is_shown_whole():
    part, work = work_on({"not": {"type": "null"}, "enum": [1, "a"], "anyOf": [True]})
    shown = [work.shown(part, word) for word in ("not", "enum", "anyOf")]
    assert shown == ['{"type": "null"}', '[1, "a"]', "[true]"]


def test_what_a_dialect_accepts_is_asked_by_feature():
    _, strict = work_on({})
    _, gemini = work_on({}, "gemini")
    assert not strict.accepts("oneOf")
    assert strict.accepts("anyOf")
    assert gemini.takes("nullable")
    assert not gemini.accepts("const")


def test_a_part_is_held_by_the_nearest_part_around_it():
    part, work = work_on({"properties": {"a": {"anyOf": [{}]}}, "items": {}})
    assert work.holder("/properties/a") == (part, ("properties", "a"))
    inner = part.named("properties")["a"]
    assert work.holder("/properties/a/anyOf/0") == (inner, ("anyOf", "0"))
    assert work.holder("/items") == (part, ("items",))
    assert work.holder("") is None


def test_to_allow_more_where_a_schema_must_not_fit_is_to_allow_less():
    text = {"type": "string", "pattern": "a"}
    schema = {"type": "object", "properties": {"p": {"oneOf": [text, text]}}}
    found = convert(node_of(schema), "llamacpp").losses
    assert {(loss.kind.value, loss.key) for loss in found} == {
        ("widened", "keyword-dropped"),
        ("narrowed", "keyword-dropped"),
    }
