"""The one door to the Python package jsonschema: it fetches nothing either.

Left to itself it fetches remote references; each validator made here gets an empty
registry, which has only the meta-schemas that come with the package.

Source: jsonschema 4.26, referencing 0.37. Importing them takes a tenth of a second, so
that is done when a schema needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from inspector.core.tools.schema_keywords import Draft

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    Keyword = Callable[[Any, Any, Any, Any], Iterator[Exception]]

_NAMES = {
    Draft.DRAFT_3: "Draft3Validator",
    Draft.DRAFT_4: "Draft4Validator",
    Draft.DRAFT_6: "Draft6Validator",
    Draft.DRAFT_7: "Draft7Validator",
    Draft.DRAFT_2019_09: "Draft201909Validator",
    Draft.DRAFT_2020_12: "Draft202012Validator",
}


class Descent(Protocol):
    """The package's validator, as a keyword of ours sees it."""

    def descend(
        self,
        instance: object,
        schema: object,
        path: str | int | None = None,
        schema_path: str | int | None = None,
    ) -> Iterator[Exception]:
        """Hold a part of the value against a part of the schema."""

    def is_type(self, instance: object, type: str) -> bool:  # noqa: A002 - its name
        """Whether a value is of a type of the draft."""


class NoOpinionError(Exception):
    """The package gave no answer, and its own words for that."""


class SchemaFaultError(Exception):
    """It is no schema of its draft."""

    def __init__(self, words: str, path: list[str | int]) -> None:
        super().__init__(words)
        self.path = path
        """Where in the schema."""


class Reported(NamedTuple):
    """One error as the package reports it."""

    keyword: str
    """Empty where the schema is ``false``."""

    instance_path: list[str | int]
    schema_path: list[str | int]
    """Through references, each a ``$ref`` on the way."""

    keyword_value: object
    instance: object
    schema: object
    about: Mapping[str, object]
    """What a keyword of ours has to tell of it."""

    context: list[Reported]
    """For unions: what is wrong with the branches."""


class PythonValidator:
    """One schema; any number of threads may ask it at once."""

    def __init__(
        self,
        schema: object,
        draft: Draft,
        *,
        asserts_format: bool = False,
        keywords: Mapping[str, Keyword] | None = None,
    ) -> None:
        """Prepare a schema.

        Args:
            schema: Its Python value.
            draft: The draft to read it by.
            asserts_format: Whether ``format`` decides or is a note.
            keywords: What some keywords mean, instead of what the package has.
        """
        import jsonschema  # noqa: PLC0415 - takes a tenth of a second
        from referencing import Registry  # noqa: PLC0415

        kind: Any = getattr(jsonschema, _NAMES[draft])
        if keywords:
            extend: Any = jsonschema.validators.extend
            kind = extend(kind, dict(keywords))
        formats = kind.FORMAT_CHECKER if asserts_format else None
        self._kind = kind
        self._schema = schema
        self._validator: Any = kind(schema, registry=Registry(), format_checker=formats)

    def has_format(self, name: str) -> bool:
        """Whether the package checks a format."""
        return name in self._kind.FORMAT_CHECKER.checkers

    def refuse_faulty(self) -> None:
        """Hold the schema against the meta-schema of its draft.

        Raises:
            SchemaFaultError: it is no schema.
            NoOpinionError: the package failed.
        """
        import jsonschema  # noqa: PLC0415 - loaded already

        without_formats = jsonschema.FormatChecker(formats=())
        try:
            self._kind.check_schema(self._schema, format_checker=without_formats)
        except jsonschema.SchemaError as error:
            raise SchemaFaultError(error.message, list(error.absolute_path)) from error
        except Exception as error:
            raise NoOpinionError(_first_line(error)) from error

    def accepts(self, value: object) -> bool:
        """Whether a value is valid.

        Raises:
            NoOpinionError: the package failed.
        """
        try:
            return bool(self._validator.is_valid(value))
        except Exception as error:  # a reference that leaves the schema, a deep value
            raise NoOpinionError(_first_line(error)) from error

    def errors(self, value: object) -> list[Reported]:
        """Everything that is wrong with a value.

        Raises:
            NoOpinionError: the package failed.
        """
        try:
            return [_reported(e) for e in self._validator.iter_errors(value)]
        except Exception as error:
            raise NoOpinionError(_first_line(error)) from error


def broken(about: Mapping[str, object], *schema_path: str | int) -> Exception:
    """An error for a keyword of ours to report.

    Args:
        about: What there is to tell of it.
        schema_path: From the keyword on.
    """
    import jsonschema  # noqa: PLC0415 - loaded already

    error = jsonschema.ValidationError("", schema_path=schema_path)
    error.about = about  # type: ignore[attr-defined]
    return error


def _reported(error: Any) -> Reported:  # noqa: ANN401 - the package's own
    return Reported(
        str(error.validator or ""),
        list(error.absolute_path),
        list(error.absolute_schema_path),
        error.validator_value,
        error.instance,
        error.schema,
        getattr(error, "about", {}),
        [_reported(inner) for inner in error.context or ()],
    )


def _first_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
