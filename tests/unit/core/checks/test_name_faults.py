import pytest

from inspector.core.checks.name_faults import form_faults, name_faults
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.targets.rule_kinds import ToolForm
from inspector.core.targets.target import target_of


def name_in(name):
    text = f'"{name}"'
    return read_document(text, Origin("a")).records[0].root, text


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        ("", ["empty"]),
        ("plan_route-2", []),
        ("a" * 64, []),
        ("a" * 65, ["length"]),
        ("a" * 129, ["too-long"]),
        ("가.b", [""]),
        ("a b" * 22, ["", "length"]),
    ],
)
def test_a_name_is_made_of_few_characters(name, variants):
    assert [variant for variant, _ in name_faults(*name_in(name))] == variants


def test_what_is_strange_in_a_name_is_named():
    ((_, details),) = name_faults(*name_in("route.plan"))
    assert details == {"name": '"route.plan"', "characters": (".",)}


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        ("route.plan", []),
        ("1st", ["target-pattern"]),
        ("a" * 129, ["target-longest"]),
        ("", ["target-pattern"]),
    ],
)
def test_a_target_takes_names_of_its_own_form(name, variants):
    (rule,) = target_of("gemini").of_kind(ToolForm)
    assert [v for v, _ in form_faults(rule, *name_in(name))] == variants
