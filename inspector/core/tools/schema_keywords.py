"""The keywords of JSON Schema, and which of them hold schemas.

Source: JSON Schema draft-03 (November 2010), draft-04 (January 2013), draft-06,
draft-07, 2019-09, 2020-12.
"""

from __future__ import annotations

from enum import Enum, IntEnum


class Draft(IntEnum):
    """The drafts that can be validated, in order of time."""

    DRAFT_3 = 3
    DRAFT_4 = 4
    DRAFT_6 = 6
    DRAFT_7 = 7
    DRAFT_2019_09 = 2019
    DRAFT_2020_12 = 2020


META_SCHEMAS = {
    "http://json-schema.org/draft-03/schema": Draft.DRAFT_3,
    "http://json-schema.org/draft-04/schema": Draft.DRAFT_4,
    "http://json-schema.org/draft-06/schema": Draft.DRAFT_6,
    "http://json-schema.org/draft-07/schema": Draft.DRAFT_7,
    "https://json-schema.org/draft/2019-09/schema": Draft.DRAFT_2019_09,
    "https://json-schema.org/draft/2020-12/schema": Draft.DRAFT_2020_12,
}
"""What ``$schema`` may say, without an empty fragment."""


def draft_named(uri: str) -> Draft | None:
    """The draft that a ``$schema`` names, or None where it is no known one."""
    plain = uri.removesuffix("#")
    return META_SCHEMAS.get(plain) or META_SCHEMAS.get(
        plain.replace("https://json-schema.org/draft-", "http://json-schema.org/draft-")
    )


class Reach(Enum):
    """Which values a subschema looks at, seen from the value of its parent."""

    SAME = "same"
    MEMBERS = "members"
    ITEMS = "items"
    NAMES = "names"
    NOWHERE = "nowhere"
    """Only what a reference points at is ever looked at."""


class Shape(Enum):
    """How a keyword holds its subschemas."""

    ONE = "one"
    LIST = "list"
    MAP = "map"
    ONE_OR_LIST = "one or list"


HOLDERS: dict[str, tuple[Shape, Reach]] = {
    "allOf": (Shape.LIST, Reach.SAME),
    "anyOf": (Shape.LIST, Reach.SAME),
    "oneOf": (Shape.LIST, Reach.SAME),
    "not": (Shape.ONE, Reach.SAME),
    "if": (Shape.ONE, Reach.SAME),
    "then": (Shape.ONE, Reach.SAME),
    "else": (Shape.ONE, Reach.SAME),
    "dependentSchemas": (Shape.MAP, Reach.SAME),
    "dependencies": (Shape.MAP, Reach.SAME),
    "properties": (Shape.MAP, Reach.MEMBERS),
    "patternProperties": (Shape.MAP, Reach.MEMBERS),
    "additionalProperties": (Shape.ONE, Reach.MEMBERS),
    "unevaluatedProperties": (Shape.ONE, Reach.MEMBERS),
    "propertyNames": (Shape.ONE, Reach.NAMES),
    "prefixItems": (Shape.LIST, Reach.ITEMS),
    "items": (Shape.ONE_OR_LIST, Reach.ITEMS),
    "additionalItems": (Shape.ONE, Reach.ITEMS),
    "unevaluatedItems": (Shape.ONE, Reach.ITEMS),
    "contains": (Shape.ONE, Reach.ITEMS),
    "$defs": (Shape.MAP, Reach.NOWHERE),
    "definitions": (Shape.MAP, Reach.NOWHERE),
    "contentSchema": (Shape.ONE, Reach.NOWHERE),
}
"""Keywords that hold schemas; all drafts from draft-04 on together."""

HOLDERS_OF_DRAFT_3 = HOLDERS | {
    "extends": (Shape.ONE_OR_LIST, Reach.SAME),
    "disallow": (Shape.LIST, Reach.SAME),
    "type": (Shape.LIST, Reach.SAME),
}
"""The same for draft-03, where types may be schemas."""

UNIONS = frozenset({"anyOf", "oneOf"})

KEYWORDS = frozenset(HOLDERS) | {
    "$schema", "$id", "id", "$ref", "$dynamicRef", "$recursiveRef", "$anchor",
    "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "$comment",
    "type", "enum", "const", "multipleOf", "maximum", "exclusiveMaximum", "minimum",
    "exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems",
    "uniqueItems", "maxContains", "minContains", "maxProperties", "minProperties",
    "required", "dependentRequired", "format", "contentEncoding", "contentMediaType",
    "title", "description", "default", "examples", "deprecated", "readOnly",
    "writeOnly",
}  # fmt: skip
"""Every keyword of the drafts."""

COMMON_WORDS = frozenset({"id", "title", "description", "default", "examples"})
"""Keywords that an object may have without being a schema."""
