"""What a schema says of objects: closed or open, required, named by a pattern.

Source: the rule book, section 2.1; JSON Schema 2020-12, core, section 10.3.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ConstantNode, ObjectNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.dialects.use import Use
    from inspector.core.tools.dialects.use_site import Site


def additional_properties(value: JsonNode) -> str:
    """Whether the value closes the object, opens it, or describes more members."""
    if isinstance(value, ConstantNode):
        return "false" if value.value is False else "true"
    is_open = isinstance(value, ObjectNode) and not value.members
    return "true" if is_open else "schema"


def object_uses(site: Site) -> Iterator[Use]:
    """Conditions of one object."""
    if site.is_root:
        yield from _root(site)
    if site.is_object and site.is_described:
        yield from _openness(site)
        yield from _required(site)
    yield from _names(site)


def _root(site: Site) -> Iterator[Use]:
    words = [word for word in ("anyOf", "oneOf") if word in site.members]
    yield from (site.of(word, "root:union") for word in words)
    if "allOf" in site.members:
        yield site.of("allOf", "root:allOf")
    if "$ref" in site.members:
        yield site.of("$ref", "root:ref")
    elif "type" in site.members and site.types != ("object",):
        yield site.of("type", "root:type")
    elif "type" not in site.members and not words and "allOf" not in site.members:
        yield site.here("root:type")


def _openness(site: Site) -> Iterator[Use]:
    properties = site.members.get("properties")
    if "additionalProperties" not in site.members:
        yield site.here("additionalProperties:absent")
    if not isinstance(properties, ObjectNode):
        yield site.here("properties:absent")
    if not site.properties and not _has_free_names(site):
        yield site.here("object:empty")


def _has_free_names(site: Site) -> bool:
    return bool({"additionalProperties", "patternProperties"} & site.members.keys())


def _required(site: Site) -> Iterator[Use]:
    names = site.properties
    required = {node.text for node in site.required}
    for name in names:
        yield site.of_property(name, "property:name")
        if name not in required:
            yield site.of_property(name, "required:optional")
    if not required:
        yield site.here("required:none")
    if required - names.keys():
        yield site.of("required", "required:undeclared")


def _names(site: Site) -> Iterator[Use]:
    """Keywords for names that providers cannot hold to side by side."""
    words = site.members
    patterns = words.get("patternProperties")
    if isinstance(patterns, ObjectNode):
        if "properties" in words:
            yield site.of("patternProperties", "patternProperties:properties")
        if len(patterns.members) > 1:
            yield site.of("patternProperties", "patternProperties:many")
    more = words.get("additionalProperties")
    describes = more is not None and additional_properties(more) == "schema"
    if "propertyNames" in words and (
        describes
        or {"properties", "patternProperties", "unevaluatedProperties"} & words.keys()
    ):
        yield site.of("propertyNames", "propertyNames:properties")
    if describes and {"propertyNames", "patternProperties"} & words.keys():
        yield site.of("additionalProperties", "additionalProperties:names")
