"""Which rewriter answers for which feature, and in which order they act.

Source: the features of `dialects.use`; the order is that of what hides what: a
reference has to be in its place before an ``allOf`` can be merged, and so on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.tools.conversion import (
    enum_rewriting,
    keyword_rewriting,
    object_rewriting,
    reference_rewriting,
    type_rewriting,
    union_rewriting,
)
from inspector.core.tools.dialects.use import VARIANT

if TYPE_CHECKING:
    from collections.abc import Callable

    from inspector.core.tools.conversion.part import SchemaPart
    from inspector.core.tools.conversion.work import Work
    from inspector.core.tools.dialects.use import Use


class Rewriter(NamedTuple):
    """What to do about a feature."""

    phase: int
    """Lower ones first; what follows is found anew."""

    rewrite: Callable[[SchemaPart, Use, Work], None]
    """Where nothing can be done, it leaves all as it is."""

    is_of_part: bool = False
    """Whether it answers for all uses of its feature in one part at once."""


def _each(
    phase: int, rewrite: Callable[..., None], *features: str
) -> dict[str, Rewriter]:
    return dict.fromkeys(features, Rewriter(phase, rewrite))


_REWRITERS: dict[str, Rewriter] = {
    **_each(
        0, reference_rewriting.cut_circles, "$ref.recursive", "$dynamicRef.recursive"
    ),
    **_each(
        1,
        reference_rewriting.drop_remote,
        *("$ref.remote", "$dynamicRef", "$recursiveRef", "$dynamicRef.remote"),
    ),
    **_each(1, reference_rewriting.make_definition, "$ref:place"),
    **_each(1, reference_rewriting.put_in_place, "$ref"),
    **_each(1, reference_rewriting.put_once_in_place, "root:ref"),
    **_each(1, reference_rewriting.put_beside_apart, "$ref:siblings"),
    **_each(1, reference_rewriting.put_in_allof, "allOf:ref"),
    **_each(2, keyword_rewriting.write_boolean, "boolean"),
    **_each(
        2, keyword_rewriting.free_items, "items.true", "items.false", "items:alone"
    ),
    **_each(3, union_rewriting.merge_all, "allOf", "root:allOf"),
    **_each(4, union_rewriting.drop_conditions, "if", "then", "else"),
    **_each(4, union_rewriting.drop_empty, "anyOf.empty", "oneOf.empty"),
    **_each(4, object_rewriting.say_unevaluated, "unevaluatedProperties"),
    **_each(5, union_rewriting.choose_any, "oneOf"),
    **_each(6, union_rewriting.flatten_root, "root:union"),
    **_each(7, type_rewriting.name_root, "root:type"),
    **_each(8, type_rewriting.spell_const, "const"),
    **_each(10, enum_rewriting.say_values, "enum"),
    **_each(11, keyword_rewriting.items_for_all, "prefixItems"),
    **_each(12, type_rewriting.name_items, "items:absent", "items:untyped"),
    **_each(12, type_rewriting.name_type, "type:absent"),
    **_each(9, type_rewriting.one_type_each, "type"),
    **_each(
        13,
        union_rewriting.spread,
        *("anyOf:siblings", "anyOf:notes", "anyOf:properties"),
        *("oneOf:siblings", "oneOf:notes", "oneOf:properties"),
    ),
    **_each(11, union_rewriting.type_branches, "anyOf:untyped", "oneOf:untyped"),
    **_each(
        14, keyword_rewriting.include_bound, "exclusiveMinimum", "exclusiveMaximum"
    ),
    **_each(15, keyword_rewriting.lower, "minItems"),
    **_each(15, keyword_rewriting.drop_lengths, "pattern:lengths", "format:lengths"),
    **_each(15, keyword_rewriting.drop_bounds, "bounds:number"),
    **_each(15, keyword_rewriting.drop_contains, "contains"),
    **_each(
        15,
        object_rewriting.drop_names,
        *("patternProperties", "patternProperties:properties"),
        "patternProperties:many",
    ),
    **_each(15, object_rewriting.drop_names_beside, "additionalProperties:names"),
    **_each(16, object_rewriting.write_properties, "properties:absent"),
    **_each(16, object_rewriting.leave_rest, "additionalProperties"),
    **_each(17, object_rewriting.close, "additionalProperties:absent"),
    **_each(17, object_rewriting.forget_undeclared, "required:undeclared"),
    "required:optional": Rewriter(18, object_rewriting.require, is_of_part=True),
    **_each(18, object_rewriting.require_first, "required:none"),
    **_each(19, keyword_rewriting.shorten_arrays, "total:maxItems"),
}

_ANY_KEYWORD = Rewriter(15, keyword_rewriting.drop_keyword)
_FIXED = ("total", "property", "object", "root")
"""What no rewriting of keywords can change."""


def rewriter_of(use: Use) -> Rewriter | None:
    """The rewriter for a use, or None where there is nothing to be done."""
    keyword = use.feature.partition(VARIANT)[0]
    known = _REWRITERS.get(use.feature) or _REWRITERS.get(keyword)
    if known is not None:
        return known
    return None if use.feature.partition(":")[0] in _FIXED else _ANY_KEYWORD
