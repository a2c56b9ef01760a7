import pytest

from builders import a_request, a_tool
from inspector.core.items.envelope import read_envelope
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.pointer import resolve
from inspector.core.tools.custom_tools import (
    Grammar,
    Match,
    declared_custom_tools,
    match_of,
)
from schemas import document_of

REGEX = {"type": "grammar", "syntax": "regex", "definition": "[a-z]+"}


def tools_in(*tools):
    document = document_of(a_request(tools=list(tools)))
    (body,) = read_envelope(document).bodies
    return document, declared_custom_tools(document, body)


def custom(name="sort", **members):
    return {"type": "custom", "name": name, **members}


def match(definition, text, syntax="regex"):
    grammar = Grammar(syntax, definition, "", StringNode(0, 0, definition))
    return match_of(grammar, text)


def test_custom_tools_are_read_with_their_grammar():
    document, (tool,) = tools_in(a_tool(), custom(format=REGEX))
    assert (tool.name, tool.namespace, tool.pointer) == ("sort", None, "/tools/1")
    assert (tool.grammar.syntax, tool.grammar.definition) == ("regex", "[a-z]+")
    root = document.records[0].root
    assert resolve(root, tool.grammar.pointer) is tool.grammar.node


@pytest.mark.parametrize(
    "shape", [{}, {"format": {"type": "text"}}, {"format": {"type": "grammar"}}]
)
def test_without_a_definition_any_text_will_do(shape):
    _, (tool,) = tools_in(custom(**shape))
    assert tool.grammar is None


def test_a_custom_tool_may_stand_in_a_namespace():
    space = {"type": "namespace", "name": "crm", "tools": [custom(), a_tool()]}
    _, (tool,) = tools_in(space)
    assert (tool.namespace, tool.pointer) == ("crm", "/tools/0/tools/0")


def test_the_spelling_of_chat_completions_is_read_too():
    grammar = {"syntax": "lark", "definition": "start: A"}
    inner = {"name": "sort", "format": {"type": "grammar", "grammar": grammar}}
    _, (tool,) = tools_in({"type": "custom", "custom": inner})
    assert tool.grammar.syntax == "lark"
    assert tool.grammar.pointer == "/tools/0/custom/format/grammar/definition"


@pytest.mark.parametrize(
    ("definition", "text", "expected"),
    [
        ("[a-z]+", "abc", Match.FITS),
        ("[a-z]+", "abc1", Match.BREAKS),
        ("a|b", "bc", Match.BREAKS),
        ("(?:a|b)c", "bc", Match.FITS),
        ("(a+)+$", "a" * 50 + "!", Match.BREAKS),
        ("", "", Match.FITS),
        ("가+", "가가", Match.FITS),
        ("\\d+", "٣", Match.UNSURE),
        (".+", "가", Match.UNSURE),
        ("(?i)abc", "ABC", Match.NO_PATTERN),
        ("(?=a)b", "b", Match.NO_PATTERN),
        ("(", "(", Match.NO_PATTERN),
        ("\ud800", "a", Match.NO_PATTERN),
        ("a", "\ud800", Match.UNSURE),
        ("[ab]*a[ab]{4000}", "ab" * 100_000, Match.SLOW),
    ],
)
def test_a_text_is_of_a_regex_as_a_whole_or_nobody_can_tell(definition, text, expected):
    assert match(definition, text) is expected


def test_other_syntaxes_are_not_read():
    assert match("start: A", "A", "lark") is Match.LARK
    assert match("<a>", "a", "abnf") is Match.UNKNOWN_SYNTAX


def test_items_may_bring_custom_tools_in_mid_conversation():
    item = {"type": "additional_tools", "tools": [custom(format=REGEX)]}
    document = document_of(a_request(item))
    (body,) = read_envelope(document).bodies
    (tool,) = declared_custom_tools(document, body)
    assert tool.pointer == "/input/0/tools/0"
