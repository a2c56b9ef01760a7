"""What one provider's strict mode allowed at one time.

The data files are ``resources/strict/*.json``. A rule that no source confirms says
``unverified`` and never blocks; a profile may extend another one and replace single
rules, or take them away with null.

Source: each rule names its own; the collection is of 2026-11-30.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import orjson

from inspector.assets import read_resource, resource_path
from inspector.core.errors import InspectorError
from inspector.core.rules.catalogue import Source
from inspector.core.rules.severity import Severity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from inspector.core.texts import Localized

DEFAULT_PROFILE = "openai-2026"


@dataclass(frozen=True, slots=True)
class ProfileRule:
    """One rule of a profile."""

    name: str
    """Its id in the profile, such as ``OAI-S04``."""

    code: str
    """The finding catalogue's rule that speaks of it."""

    severity: Severity
    is_verified: bool
    """Whether a source confirms it; what is not verified never blocks."""

    sources: tuple[Source, ...]
    keywords: tuple[str, ...] = ()
    """The keywords that it is about."""

    values: frozenset[str] = frozenset()
    """The types or formats that are allowed."""

    limit: int = 0
    above: int = 0
    """The limit holds where there are more entries than this."""


@dataclass(frozen=True)
class Profile:
    """All rules of one strict mode."""

    name: str
    title: Localized
    as_of: str
    """The day of the state that it describes, in ISO 8601."""

    rules: Mapping[str, ProfileRule]
    keyword_rules: Mapping[str, ProfileRule]
    """The rule that refuses a keyword; of two the one of the derived profile."""

    accepted: frozenset[str]
    """Keywords that are known to be taken."""

    def rule(self, name: str) -> ProfileRule | None:
        """A rule by its id; None where this profile does not have it."""
        return self.rules.get(name)


def profile_names() -> tuple[str, ...]:
    """The names of all profiles, the default one first."""
    files = resource_path("strict").glob("*.json")
    names = sorted(path.stem for path in files)
    return tuple(sorted(names, key=lambda name: name != DEFAULT_PROFILE))


@cache
def load_profile(name: str = DEFAULT_PROFILE) -> Profile:
    """Read a profile; its file is read once.

    Raises:
        InspectorError: there is no profile of that name.
    """
    if name not in profile_names():
        known = ", ".join(profile_names())
        raise InspectorError("target-unknown", name=name, known=known)
    return _profile(name)


def _profile(name: str) -> Profile:
    data = _merged(name)
    rules = {
        key: _rule(key, entry, data["sources"])
        for key, entry in data["rules"].items()
        if entry is not None
    }
    return Profile(
        name,
        data["title"],
        data["as_of"],
        rules,
        {word: rule for rule in rules.values() for word in _refused(rule)},
        frozenset(data["accepted"]),
    )


def _refused(rule: ProfileRule) -> tuple[str, ...]:
    """Keywords that a rule refuses wherever they stand, not only at the root."""
    return () if rule.code == "strict/root" else rule.keywords


def _merged(name: str) -> dict[str, Any]:
    data: dict[str, Any] = orjson.loads(read_resource("strict", f"{name}.json"))
    if "extends" not in data:
        return data
    base = _merged(data["extends"])
    return {
        **base,
        **data,
        "rules": base["rules"] | data["rules"],
        "sources": base["sources"] | data["sources"],
    }


def _rule(name: str, entry: dict[str, Any], sources: dict[str, Any]) -> ProfileRule:
    return ProfileRule(
        name,
        entry["code"],
        Severity(entry["severity"]),
        not entry.get("unverified", False),
        tuple(_source(sources[key]) for key in entry["sources"]),
        tuple(entry.get("keywords", ())),
        frozenset(entry.get("types", entry.get("formats", ()))),
        entry.get("limit", 0),
        entry.get("above", 0),
    )


def _source(entry: dict[str, str]) -> Source:
    return Source(entry["text"], entry.get("url"), entry["confidence"])
