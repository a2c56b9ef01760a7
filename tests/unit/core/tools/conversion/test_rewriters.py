import pytest

from inspector.core.source.span import Span
from inspector.core.tools.conversion.rewriters import rewriter_of
from inspector.core.tools.dialects.use import VARIANT, Use


def rewriter(feature):
    return rewriter_of(Use(feature, "", Span(0, 0), ""))


@pytest.mark.parametrize(
    ("feature", "name"),
    [
        ("oneOf", "choose_any"),
        ("$ref", "put_in_place"),
        ("$ref:siblings", "put_beside_apart"),
        ("required:optional", "require"),
        ("minItems", "lower"),
        ("minLength", "drop_keyword"),
    ],
)
def test_a_feature_has_the_rewriter_for_it(feature, name):
    assert rewriter(feature).rewrite.__name__ == name


def test_a_variant_is_rewritten_like_its_keyword():
    assert rewriter(f"enum{VARIANT}whatever") == rewriter("enum")


@pytest.mark.parametrize("feature", ["total:unions", "property:name", "root:other"])
def test_what_no_keyword_can_change_has_no_rewriter(feature):
    assert rewriter(feature) is None


def test_what_hides_something_else_goes_first():
    order = ["$ref.recursive", "$ref", "allOf", "oneOf", "enum", "required:optional"]
    phases = [rewriter(feature).phase for feature in order]
    assert phases == sorted(set(phases))
