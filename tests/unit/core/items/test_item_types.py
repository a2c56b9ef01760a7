"""The table of item types against the published types, which are the oracle."""

from typing import Any, get_args, get_origin

import openresponses_types.types as published
import orjson
import pytest
from pydantic import BaseModel

from inspector.assets import read_resource
from inspector.core.items.item_types import (
    MemberRule,
    Portability,
    foreign_members,
    item_types,
    known_type,
    owner_name,
    part_types,
    portability_of,
)

INPUT_FORMS = {
    "message": [
        published.UserMessageItemParam,
        published.SystemMessageItemParam,
        published.DeveloperMessageItemParam,
        published.AssistantMessageItemParam,
    ],
    "function_call": [published.FunctionCallItemParam],
    "function_call_output": [published.FunctionCallOutputItemParam],
    "reasoning": [published.ReasoningItemParam],
    "compaction": [published.CompactionSummaryItemParam],
    "item_reference": [published.ItemReferenceParam],
}
OUTPUT_FORMS = {
    "message": [published.Message],
    "function_call": [published.FunctionCall],
    "function_call_output": [published.FunctionCallOutput],
    "reasoning": [published.ReasoningBody],
    "compaction": [published.CompactionBody],
}
PARTS = {
    "input_text": [published.InputTextContentParam, published.InputTextContent],
    "input_image": [
        published.InputImageContentParamAutoParam,
        published.InputImageContent,
    ],
    "input_file": [published.InputFileContentParam, published.InputFileContent],
    "input_video": [published.InputVideoContent],
    "output_text": [published.OutputTextContentParam, published.OutputTextContent],
    "refusal": [published.RefusalContentParam, published.RefusalContent],
    "text": [published.TextContent],
    "summary_text": [published.SummaryTextContent],
    "reasoning_text": [published.ReasoningTextContent],
}
STATUS = [status.value for status in published.FunctionCallStatus]


def names_of(forms: list[type[BaseModel]]) -> set[str]:
    return {f.alias or name for form in forms for name, f in form.model_fields.items()}


def required_in(forms: list[type[BaseModel]]) -> set[str]:
    """The members that every form of a type asks for."""
    each = [
        {f.alias or n for n, f in form.model_fields.items() if f.is_required()}
        for form in forms
    ]
    return set.intersection(*each)


def specified(name: str) -> dict[str, MemberRule]:
    """The table's members of a type, without those that a provider adds."""
    members = item_types()[name].members
    return {key: rule for key, rule in members.items() if not rule.owner}


@pytest.mark.parametrize("name", INPUT_FORMS)
def test_a_specified_type_has_the_published_members(name):
    forms = INPUT_FORMS[name] + OUTPUT_FORMS.get(name, [])
    assert set(specified(name)) == names_of(forms)
    assert item_types()[name].is_closed


@pytest.mark.parametrize("name", INPUT_FORMS)
def test_the_input_form_asks_for_what_is_published(name):
    asked = {key for key, rule in specified(name).items() if rule.required_on_input}
    assert asked == required_in(INPUT_FORMS[name])


@pytest.mark.parametrize("name", OUTPUT_FORMS)
def test_the_output_form_asks_for_what_is_published(name):
    asked = {key for key, rule in specified(name).items() if rule.required_on_output}
    assert asked == required_in(OUTPUT_FORMS[name])


@pytest.mark.parametrize("name", OUTPUT_FORMS)
def test_a_member_of_the_answer_alone_is_marked_so(name):
    alone = {k for k, rule in specified(name).items() if rule.is_output_only}
    assert alone == names_of(OUTPUT_FORMS[name]) - names_of(INPUT_FORMS[name])


def json_types(annotation: Any) -> set[str]:
    """The JSON types that a published member takes, null apart."""
    if annotation is type(None):
        return set()
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        root = annotation.model_fields.get("root")
        return json_types(root.annotation) if root else {"object"}
    if get_origin(annotation) is list:
        return {"array"}
    arguments = get_args(annotation)
    if arguments and not isinstance(arguments[0], str):
        return set().union(*map(json_types, arguments))
    return {"string"}


@pytest.mark.parametrize("name", INPUT_FORMS)
def test_members_have_the_published_json_types(name):
    published_types: dict[str, set[str]] = {}
    for form in INPUT_FORMS[name] + OUTPUT_FORMS.get(name, []):
        for key, field in form.model_fields.items():
            found = json_types(field.annotation)
            published_types.setdefault(key, set()).update(found)

    ours = {key: set(rule.types) for key, rule in specified(name).items()}
    assert ours == published_types


@pytest.mark.parametrize("name", ["message", "function_call", "function_call_output"])
def test_a_finished_item_has_a_published_status(name):
    assert list(specified(name)["status"].values) == STATUS


def test_roles_and_phases_are_the_published_ones():
    members = specified("message")
    assert list(members["role"].values) == [r.value for r in published.MessageRole]
    assert list(members["phase"].values) == [p.value for p in published.Phase]


@pytest.mark.parametrize("name", PARTS)
def test_a_part_has_the_published_members(name):
    members = part_types()[name]
    assert {*members, "type"} == names_of(PARTS[name])
    asked = {key for key, rule in members.items() if rule.required_on_input}
    assert asked == required_in(PARTS[name][:1]) - {"type"}


def test_every_part_is_known():
    assert set(part_types()) == set(PARTS)


@pytest.mark.parametrize(
    ("type_text", "portable"),
    [
        ("message", Portability.CORE),
        ("function_call", Portability.CORE),
        ("function_call_output", Portability.CORE),
        ("reasoning", Portability.SPEC),
        ("compaction", Portability.SPEC),
        ("item_reference", Portability.SPEC),
        ("web_search_call", Portability.PROVIDER),
        ("acme:function_call", Portability.EXTENSION),
        (":", Portability.EXTENSION),
        ("function_cal", Portability.UNKNOWN),
        ("", Portability.UNKNOWN),
        (None, Portability.UNKNOWN),
    ],
)
def test_a_type_says_how_far_it_travels(type_text, portable):
    assert portability_of(type_text) is portable


def test_whose_a_type_is_is_said_by_name():
    owners = {name: owner_name(kind.owner) for name, kind in item_types().items()}
    assert owners["function_call"] == "Open Responses"
    assert owners["additional_tools"] == "OpenAI"
    assert owners["ghost_snapshot"] == "Codex"
    assert owners["x_search_call"] == "xAI"
    assert owner_name("acme") == "acme"


def test_a_call_names_the_type_that_answers_it():
    for kind in item_types().values():
        answer = known_type(kind.output_type)
        assert kind.output_type is None or answer is not None, kind.name
    assert item_types()["function_call"].output_type == "function_call_output"
    assert item_types()["web_search_call"].output_type is None


def test_a_nested_member_is_written_as_a_path():
    rule = item_types()["web_search_call"].members["action/type"]
    assert rule.values == ("search", "open_page", "find_in_page")


def test_a_stray_member_is_no_member_of_every_type_that_it_strays_into():
    assert foreign_members()["async_"] == "python"
    assert not set(foreign_members()) & set(specified("function_call"))


def test_the_table_names_its_sources():
    table = orjson.loads(read_resource("item_types.json"))
    confidences = {source["confidence"] for source in table["sources"]}
    assert confidences <= {"spec", "documented", "observed", "reported"}
    assert {kind["owner"] for kind in table["types"].values()} <= set(table["owners"])
