"""A place at which a schema meets a rule, before a profile weighs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.source.json_nodes import ObjectNode, span_of

if TYPE_CHECKING:
    from inspector.core.rules.catalogue import Detail
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.span import Span
    from inspector.core.tools.strict.schema_site import Site


class Hit(NamedTuple):
    """A rule that may speak, and where."""

    rule: str
    """Id in a profile; a profile without it lets the place pass."""

    site: Site
    below: tuple[str | int, ...]
    """The way from the subschema to the place."""

    span: Span
    of_name: bool = False
    variant: str = ""
    details: tuple[tuple[str, Detail], ...] = ()


def on_site(rule: str, site: Site, variant: str = "", /, **details: Detail) -> Hit:
    """A subschema as a whole."""
    return Hit(rule, site, (), site.mark, False, variant, tuple(details.items()))


def on_value(
    rule: str,
    site: Site,
    below: tuple[str | int, ...],
    node: JsonNode,
    variant: str = "",
    /,
    **details: Detail,
) -> Hit:
    """A value below a subschema."""
    return Hit(rule, site, below, span_of(node), False, variant, tuple(details.items()))


def on_name(
    rule: str, site: Site, keyword: str, variant: str = "", /, **details: Detail
) -> Hit:
    """The name of one of a subschema's own keywords."""
    member = site.node.member(keyword) if isinstance(site.node, ObjectNode) else None
    span = span_of(member.name) if member is not None else site.mark
    entries = tuple(details.items())
    return Hit(rule, site, (keyword,), span, member is not None, variant, entries)
