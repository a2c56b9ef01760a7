"""The one door to jsonschema_rs: it fetches nothing and fails in two known ways.

Left to itself the engine fetches ``http(s)`` references and opens ``file`` ones;
each validator made here has a retriever that refuses. Whether formats are asserted is
always said (the engine's own default differs by draft).

Source: jsonschema_rs 0.61.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from inspector.core.tools.schema_keywords import Draft

if TYPE_CHECKING:
    from collections.abc import Callable

BACKTRACK_LIMIT = 1_000_000
"""Steps back that the engine allows one match with look-around."""

_TOO_MANY_STEPS = frozenset({"BacktrackLimitExceeded", "RegexEngineFailure"})


class ErrorKind(Protocol):
    """Which keyword was broken, and by what; the class says which one."""

    def as_dict(self) -> dict[str, Any]:
        """The kind's attributes by name."""


class EngineError(Protocol):
    """One error as the engine reports it."""

    @property
    def kind(self) -> ErrorKind:
        """Which keyword was broken."""

    @property
    def schema_path(self) -> list[str | int]:
        """The keyword's place in the schema, or in the part that has an identifier."""

    @property
    def instance_path(self) -> list[str | int]:
        """The value's place."""

    @property
    def evaluation_path(self) -> list[str | int]:
        """The way to the keyword, through references."""

    @property
    def absolute_keyword_location(self) -> str | None:
        """The keyword's place by URI, where the schema has identifiers."""

    @property
    def instance(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value itself."""


def kind_of(error: EngineError) -> str:
    """What the engine calls the kind of an error, such as ``Required``."""
    called = getattr(error.kind, "called", None)
    return called if isinstance(called, str) else type(error.kind).__name__


class EngineFailure(Exception):  # noqa: N818 - it says what happened
    """The engine gave no answer: ``depth`` or ``engine``, and its own words."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class RefusedSchemaError(Exception):
    """The engine takes no such schema: ``reference`` or ``invalid-schema``."""

    def __init__(self, reason: str, detail: str, path: list[str | int]) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
        self.path = path
        """Where in the schema; empty where the engine does not say."""


class Engine:
    """A compiled schema; any number of threads may use it at once."""

    def __init__(
        self, schema: object, draft: Draft, *, asserts_format: bool = False
    ) -> None:
        """Compile a schema.

        Args:
            schema: Its Python value, numbers exact.
            draft: The draft to read it by, draft-04 or later.
            asserts_format: Whether ``format`` decides or is a note.

        Raises:
            RefusedSchemaError: it is no schema, or refers outside of itself.
            EngineFailure: it is nested too deep, or the engine failed.
            UnicodeError: half of a surrogate pair is in it.
        """
        import jsonschema_rs  # noqa: PLC0415 - loaded when a schema is first used

        classes: dict[Draft, Any] = {
            Draft.DRAFT_4: jsonschema_rs.Draft4Validator,
            Draft.DRAFT_6: jsonschema_rs.Draft6Validator,
            Draft.DRAFT_7: jsonschema_rs.Draft7Validator,
            Draft.DRAFT_2019_09: jsonschema_rs.Draft201909Validator,
            Draft.DRAFT_2020_12: jsonschema_rs.Draft202012Validator,
        }

        def compiled() -> object:
            return classes[draft](
                schema, validate_formats=asserts_format, retriever=_refuse
            )

        try:
            self._validator: Any = _guarded(compiled)
        except jsonschema_rs.ValidationError as error:
            raise _refused(error) from error

    @property
    def is_valid(self) -> Callable[[object], bool]:
        """The bare question, which may raise whatever the engine raises."""
        asked: Callable[[object], bool] = self._validator.is_valid
        return asked

    def accepts(self, value: object) -> bool:
        """Whether a value is valid.

        Raises:
            EngineFailure: the engine gave no answer.
            UnicodeError: half of a surrogate pair is in the value.
        """
        return bool(_guarded(lambda: self._validator.is_valid(value)))

    def errors(self, value: object) -> list[EngineError]:
        """Everything that is wrong with a value, unions with their branches.

        From a depth of 255 on the engine lists nothing any more, but it still
        names the first error.

        Raises:
            EngineFailure: the engine gave no answer.
            UnicodeError: half of a surrogate pair is in the value.
        """
        try:
            return list(_guarded(lambda: self._validator.iter_errors(value)))
        except EngineFailure as failure:
            if failure.reason != "depth":
                raise
        first: list[EngineError] = _guarded(lambda: self._first_error(value))
        return first

    def _first_error(self, value: object) -> list[EngineError]:
        import jsonschema_rs  # noqa: PLC0415 - loaded already

        try:
            self._validator.validate(value)
        except jsonschema_rs.ValidationError as error:
            return [error]
        return []


class Matcher:
    """One pattern on its own."""

    def __init__(self, pattern: str, steps_back: int) -> None:
        """Compile a pattern that the engine is known to accept.

        Args:
            pattern: ECMA-262, as in ``pattern`` of a schema.
            steps_back: How often a match may step back.
        """
        import jsonschema_rs  # noqa: PLC0415 - loaded when a schema is first used

        options = jsonschema_rs.FancyRegexOptions(backtrack_limit=steps_back)
        self._validator = _pattern_validator(pattern, options)

    def matches(self, text: str) -> bool:
        """Whether the pattern is found in a text; too many steps count as no."""
        return bool(self._validator.is_valid(text))

    def exceeds(self, text: str) -> bool:
        """Whether matching a text takes more steps back than are allowed."""
        if self._validator.is_valid(text):
            return False
        kinds = (type(e.kind).__name__ for e in self._validator.iter_errors(text))
        return any(kind in _TOO_MANY_STEPS for kind in kinds)


def is_linear(pattern: str) -> bool:
    """Whether the engine that never steps back accepts a pattern."""
    import jsonschema_rs  # noqa: PLC0415 - loaded when a schema is first used

    return _compiles(pattern, jsonschema_rs.RegexOptions())


def fits(pattern: str, size: int) -> bool:
    """Whether the compiled pattern takes no more bytes than ``size``."""
    import jsonschema_rs  # noqa: PLC0415 - loaded when a schema is first used

    return _compiles(pattern, jsonschema_rs.FancyRegexOptions(size_limit=size))


def _compiles(pattern: str, options: object) -> bool:
    try:
        _pattern_validator(pattern, options)
    except UnicodeError:
        raise
    except ValueError:
        return False
    return True


def _pattern_validator(pattern: str, options: Any) -> Any:  # noqa: ANN401 - untyped
    import jsonschema_rs  # noqa: PLC0415 - loaded already

    return jsonschema_rs.Draft202012Validator(
        {"pattern": pattern}, validate_formats=False, pattern_options=options
    )


def _refuse(uri: str) -> NoReturn:
    raise LookupError(uri)


def _refused(error: Any) -> RefusedSchemaError:  # noqa: ANN401 - the engine's own
    is_reference = type(error.kind).__name__ == "Referencing"
    reason = "reference" if is_reference else "invalid-schema"
    return RefusedSchemaError(reason, _first_line(error), list(error.instance_path))


def _guarded(work: Callable[[], Any]) -> Any:  # noqa: ANN401 - passes through
    """Run the engine; whatever else it raises is a failure of the engine."""
    try:
        return work()
    except (UnicodeError, KeyboardInterrupt, SystemExit, MemoryError):
        raise
    except BaseException as error:  # a panic in Rust is no Exception
        import jsonschema_rs  # noqa: PLC0415 - loaded already

        if isinstance(error, jsonschema_rs.ValidationError):
            raise
        raise _failure(error) from error


def _failure(error: BaseException) -> Exception:
    text = _first_line(error)
    if not isinstance(error, ValueError):
        return EngineFailure("engine", text)
    if "UnicodeEncodeError" in text:
        return UnicodeError(text)
    return EngineFailure("depth" if "Recursion limit" in text else "engine", text)


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0]
