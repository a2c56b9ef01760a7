"""What a schema can be converted to.

Source: the rule book, section 2.1: each mode of a provider is a form of its own.
"""

from __future__ import annotations

from inspector.core.tools.dialects.schema_dialect import (
    NAMES,
    SchemaDialect,
    schema_dialect,
)

STRICT = "strict"
"""The form of OpenAI's strict mode, the one that most others started from."""

FORMS = (STRICT, *NAMES)
"""Every form: the strict one, and each dialect by its name."""


def dialect_of_form(form: str) -> SchemaDialect:
    """The dialect that a form has to pass.

    Raises:
        KeyError: there is no such form.
    """
    return schema_dialect(NAMES[0] if form == STRICT else form)
