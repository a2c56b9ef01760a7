"""Resources are found in a checkout, a wheel and a frozen program."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector import assets


def test_a_checkout_reads_the_folder_beside_the_package(tmp_path: Path) -> None:
    (tmp_path / "inspector").mkdir()
    (tmp_path / "resources").mkdir()
    found = assets._find_resources(tmp_path / "inspector", None)
    assert found == tmp_path / "resources"


def test_a_wheel_reads_the_folder_inside_the_package(tmp_path: Path) -> None:
    (tmp_path / "inspector" / "_resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()  # a stranger's, in site-packages
    found = assets._find_resources(tmp_path / "inspector", None)
    assert found == tmp_path / "inspector" / "_resources"


@pytest.mark.parametrize("below", ["resources", "inspector/_resources"])
def test_a_frozen_program_reads_what_it_unpacked(tmp_path: Path, below: str) -> None:
    (tmp_path / "unpacked" / below).mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    found = assets._find_resources(
        tmp_path / "inspector", frozen_root=str(tmp_path / "unpacked")
    )
    assert found == tmp_path / "unpacked" / below


def test_without_any_folder_the_installed_place_is_named(tmp_path: Path) -> None:
    found = assets._find_resources(tmp_path / "inspector", None)
    assert found == tmp_path / "inspector" / "_resources"


def test_a_resource_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "a.svg").write_bytes(b"<svg/>")
    monkeypatch.setattr(assets, "_resources_folder", lambda: tmp_path)
    assert assets.read_resource("icons", "a.svg") == b"<svg/>"


def test_the_resources_of_this_installation_exist() -> None:
    assert assets.resource_path().is_dir()
