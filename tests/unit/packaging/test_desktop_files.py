"""What a Linux desktop is told of the program."""

from __future__ import annotations

import configparser
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import inspector
from inspector.ui.app import APP_ID

REPOSITORY = Path(__file__).resolve().parents[3]
LINUX = REPOSITORY / "packaging" / "linux"
DESKTOP = LINUX / f"{APP_ID}.desktop"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"


def validate(*command: str) -> None:
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"no {command[0]} here")
    done = subprocess.run(
        [program, *command[1:]], capture_output=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_desktop_file_is_valid() -> None:
    validate("desktop-file-validate", str(DESKTOP))


def test_the_metadata_are_valid() -> None:
    validate("appstreamcli", "validate", "--no-net", "--pedantic", str(METAINFO))


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DESKTOP, "utf-8")
    return parser["Desktop Entry"]


def test_the_desktop_starts_the_command_with_files(
    entry: configparser.SectionProxy,
) -> None:
    assert entry["Exec"] == "open-responses-inspector %F"
    assert entry["Icon"] == APP_ID


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_every_text_of_the_desktop_file_is_korean_too(
    entry: configparser.SectionProxy, key: str
) -> None:
    assert entry[f"{key}[ko]"]


def test_the_metadata_name_this_version_and_the_same_files(
    entry: configparser.SectionProxy,
) -> None:
    root = ET.parse(METAINFO).getroot()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == DESKTOP.name
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == inspector.__version__
    kinds = {node.text for node in root.findall("provides/mediatype")}
    assert kinds == set(filter(None, entry["MimeType"].split(";")))


def test_every_text_of_the_metadata_is_korean_too() -> None:
    root = ET.parse(METAINFO).getroot()
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    texts = [*root.iter("summary"), *root.iter("p")]
    spoken = [node.get(lang, "en") for node in texts]
    assert spoken.count("en") == spoken.count("ko") > 1
