"""The import contracts and the strictness of the tools cannot quietly go away."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
TOOLS = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["tool"]
CONTRACTS = {each["id"]: each for each in TOOLS["importlinter"]["contracts"]}
ROOMS = {"report", "gate", "checks", "diff", "tools", "items", "source"}


@pytest.mark.parametrize(
    "contract",
    [
        "layers",
        "qt-free",
        "core-rooms",
        "ui-floors",
        "one-door-to-jsonschema-rs",
        "oracles-stay-in-tests",
        "no-cycles",
    ],
)
def test_the_contract_is_there(contract: str) -> None:
    assert contract in CONTRACTS


def test_every_room_of_the_core_has_its_place_and_no_room_goes_without() -> None:
    contract = CONTRACTS["core-rooms"]
    placed = " ".join(contract["layers"]).replace("(", " ").replace(")", " ").split()
    assert set(placed) >= ROOMS
    assert contract["exhaustive"] is True


def test_only_one_door_leads_to_jsonschema_rs() -> None:
    assert CONTRACTS["one-door-to-jsonschema-rs"]["ignore_imports"] == [
        "inspector.core.tools.engine -> jsonschema_rs",
    ]


def test_only_the_doors_to_validators_have_an_exemption() -> None:
    exempted = {name for name, each in CONTRACTS.items() if "ignore_imports" in each}
    assert exempted == {"one-door-to-jsonschema", "one-door-to-jsonschema-rs"}


def test_mypy_is_strict_without_an_exempted_module() -> None:
    assert TOOLS["mypy"]["strict"] is True
    assert "inspector" in TOOLS["mypy"]["files"]
    assert "overrides" not in TOOLS["mypy"]


def test_warnings_and_qt_messages_fail_tests() -> None:
    options = TOOLS["pytest"]["ini_options"]
    assert options["filterwarnings"][0] == "error"
    assert options["qt_log_level_fail"] == "WARNING"
    assert options["xfail_strict"] is True
