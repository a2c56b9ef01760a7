"""Where two validators part over the official suite, by name.

jsonschema-rs decides; the Python package jsonschema is asked for a second opinion. The
lists are whole: a new disagreement fails, and so does one that is gone.
"""

from __future__ import annotations

import pytest

from inspector.core.source.json_nodes import ConstantNode, StringNode
from inspector.core.tools.exact_value import exact_value, spelled_out
from inspector.core.tools.python_validator import NoOpinionError, PythonValidator
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.validation import Outcome
from inspector.core.tools.validator import validate
from official_suite import FOLDERS, groups_in, of_draft, suite_in

DECIDED_BY_THE_ENGINE = {n: d for n, d in FOLDERS.items() if d > Draft.DRAFT_3}
IN_PYTHON_ITSELF = ("email", "idn-email", "ipv4", "ipv6", "date", "regex")
"""Formats that the package checks with nothing else installed."""

ACCEPTS, REFUSES, NO_OPINION = "accepts", "refuses", "has no opinion"
ALL = frozenset(DECIDED_BY_THE_ENGINE)
NEW = frozenset({"draft2019-09", "draft2020-12"})
NEWEST = frozenset({"draft2020-12"})

PARTED = {
    # Keywords of old drafts are none for the package in new ones.
    ("dependencies-compatibility.json", "boolean subschemas"): (ACCEPTS, NEW),
    (
        "dependencies-compatibility.json",
        "dependencies with escaped characters",
    ): (ACCEPTS, NEW),
    ("dependencies-compatibility.json", "multiple dependents required"): (ACCEPTS, NEW),
    (
        "dependencies-compatibility.json",
        "schema dependencies with escaped characters",
    ): (ACCEPTS, NEW),
    ("dependencies-compatibility.json", "single dependency"): (ACCEPTS, NEW),
    ("dependencies-compatibility.json", "single schema dependency"): (ACCEPTS, NEW),
    # It takes members for unevaluated that were evaluated.
    (
        "unevaluatedProperties.json",
        "unevaluatedProperties with adjacent non-bool additionalProperties",
    ): (REFUSES, frozenset({"draft2019-09"})),
    # Patterns: Python's classes are those of Unicode, ECMA-262's of ASCII.
    (
        "ecmascript-regex.json",
        r"ECMA 262 \D matches everything but ascii digits",
    ): (REFUSES, ALL),
    (
        "ecmascript-regex.json",
        r"ECMA 262 \S matches everything but whitespace",
    ): (ACCEPTS, ALL),
    (
        "ecmascript-regex.json",
        r"ECMA 262 \W matches everything but ascii letters",
    ): (REFUSES, ALL),
    ("ecmascript-regex.json", r"ECMA 262 \d matches ascii digits only"): (ACCEPTS, ALL),
    ("ecmascript-regex.json", r"ECMA 262 \s matches whitespace"): (REFUSES, ALL),
    (
        "ecmascript-regex.json",
        r"ECMA 262 \w matches ascii letters only",
    ): (ACCEPTS, ALL),
    (
        "ecmascript-regex.json",
        r"\d in pattern matches [0-9], not unicode digits",
    ): (ACCEPTS, ALL),
    (
        "ecmascript-regex.json",
        r"\d in patternProperties matches [0-9], not unicode digits",
    ): (ACCEPTS, ALL),
    (
        "ecmascript-regex.json",
        r"\w in patternProperties matches [A-Za-z0-9_], not unicode letters",
    ): (ACCEPTS, ALL),
    (
        "ecmascript-regex.json",
        r"\w in patterns matches [A-Za-z0-9_], not unicode letters",
    ): (ACCEPTS, ALL),
    # Escapes that Python's `re` refuses.
    (
        "ecmascript-regex.json",
        r"ECMA 262 regex escapes control codes with \c and lower letter",
    ): (NO_OPINION, ALL),
    (
        "ecmascript-regex.json",
        r"ECMA 262 regex escapes control codes with \c and upper letter",
    ): (NO_OPINION, ALL),
    ("ecmascript-regex.json", "pattern with non-ASCII digits"): (NO_OPINION, ALL),
    (
        "ecmascript-regex.json",
        "patternProperties with non-ASCII digits",
    ): (NO_OPINION, ALL),
    (
        "ecmascript-regex.json",
        "patterns always use unicode semantics with pattern",
    ): (NO_OPINION, ALL),
    (
        "ecmascript-regex.json",
        "patterns always use unicode semantics with patternProperties",
    ): (NO_OPINION, ALL),
    (
        "pattern.json",
        "pattern with Unicode property escape requires unicode mode",
    ): (NO_OPINION, NEWEST),
    (
        "patternProperties.json",
        "patternProperties with Unicode property escape",
    ): (NO_OPINION, NEWEST),
}
"""By file and group: what the package says against the engine, and in which drafts."""

PARTED_ON_FORMATS = {"email.json", "ecmascript-regex.json"}
"""Files with a disagreement on a format that Python itself checks: it takes whatever
has an ``@`` for an address, and ``re`` takes and refuses other patterns."""

CONTESTED = (b'"pattern', b'"dependencies"')


def opinion(schema, value, draft, *, asserts_format):
    """What the package says of a value."""
    is_old = draft is Draft.DRAFT_4
    try:
        validator = PythonValidator(
            exact_value(schema), draft, asserts_format=asserts_format
        )
        fits = validator.accepts(exact_value(value, whole_as_int=not is_old))
    except NoOpinionError:
        return NO_OPINION
    return ACCEPTS if fits else REFUSES


def disagreements(folder, draft, *, asserts_format=False):
    """Each group in which the two part on some value: file, schema, name, opinion."""
    for file, group in groups_in(folder):
        schema = of_draft(group.get("schema"), draft)
        for case in group.get("tests").items:
            value = case.get("data")
            found = validate(schema, value, asserts_format=asserts_format).outcome
            if found is Outcome.UNDECIDED:
                continue
            decided = ACCEPTS if found is Outcome.VALID else REFUSES
            said = opinion(schema, value, draft, asserts_format=asserts_format)
            if said != decided:
                yield file, schema, group.text("description"), said, decided


def test_the_two_part_over_the_suite_where_it_is_listed_and_nowhere_else(shared):
    parted: dict[tuple[str, str], tuple[str, frozenset[str]]] = {}
    for name, draft in DECIDED_BY_THE_ENGINE.items():
        for folder in (suite_in(shared) / name, suite_in(shared) / name / "optional"):
            for file, _, title, said, _ in disagreements(folder, draft):
                _, drafts = parted.get((file, title), (said, frozenset()))
                parted[file, title] = said, drafts | {name}
    assert parted == PARTED


def test_the_two_part_on_formats_of_python_where_it_is_listed(shared):
    parted = set()
    for name, draft in DECIDED_BY_THE_ENGINE.items():
        folder = suite_in(shared) / name / "optional" / "format"
        for file, schema, *_ in disagreements(folder, draft, asserts_format=True):
            asked = schema.get("format")
            if isinstance(asked, StringNode) and asked.text in IN_PYTHON_ITSELF:
                parted.add(file)
    assert parted == PARTED_ON_FORMATS


def test_a_refused_value_is_disputed_only_where_the_schema_is_contested(shared):
    """A schema without contested keywords gets no second opinion: it needs none."""
    for name, draft in DECIDED_BY_THE_ENGINE.items():
        for folder in (suite_in(shared) / name, suite_in(shared) / name / "optional"):
            for file, schema, title, said, decided in disagreements(folder, draft):
                if (said, decided) == (ACCEPTS, REFUSES):
                    spelled = spelled_out(schema)
                    is_contested = any(word in spelled for word in CONTESTED)
                    assert is_contested, (name, file, title)


@pytest.mark.parametrize("name", DECIDED_BY_THE_ENGINE)
def test_every_disagreement_on_a_refused_value_is_told(shared, name):
    """Of each such value at least one violation says that it is disputed."""
    count, draft = 0, DECIDED_BY_THE_ENGINE[name]
    for _, group in groups_in(suite_in(shared) / name / "optional"):
        schema = of_draft(group.get("schema"), draft)
        if isinstance(schema, ConstantNode):
            continue
        for case in group.get("tests").items:
            found = validate(schema, case.get("data"))
            if found.outcome is not Outcome.INVALID:
                continue
            said = opinion(schema, case.get("data"), draft, asserts_format=False)
            told = [violation.is_disputed for violation in found.violations]
            assert any(told) is (said == ACCEPTS), group.text("description")
            count += said == ACCEPTS
    assert count >= 8
