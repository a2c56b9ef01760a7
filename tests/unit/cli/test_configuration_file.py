import os

import pytest

from inspector.cli.configuration_file import from_here, options_of
from inspector.core.errors import InspectorError
from inspector.core.texts import LANGUAGES

PROJECT = ("tool", "open-responses-inspector")


def read(folder, text, keys=()):
    return options_of(folder / "o.toml", text.encode(), keys)


def test_options_are_named_as_the_command_line_has_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = """
[gate]
fail-on = ["block", "dialect"]
allow-unchecked = true
baseline = "known.json"
schema = "all.json"
schemas = "folder"
format = "pdf"
redact = "values"
redact-member = ["city"]
jobs = 2
[lint]
target = "openai-strict"
"""
    text = text.replace('target = "openai-strict"\n', "")
    assert read(tmp_path, text) == {
        "gate": {
            "fail_on": ["block", "dialect"],
            "allow_unchecked": True,
            "baseline": "known.json",
            "schema": ["all.json"],
            "schemas": "folder",
            "format": "pdf",
            "redact": "values",
            "redact_member": ["city"],
            "jobs": 2,
        },
        "lint": {},
    }


def test_files_are_named_relative_to_the_file(tmp_path, monkeypatch):
    inner = tmp_path / "inner"
    inner.mkdir()
    monkeypatch.chdir(inner)
    found = read(tmp_path, "[gate]\nschema = { f = 's.json' }\ntools = 'x/t.json'\n")
    up = os.pardir + os.sep
    assert found["gate"] == {
        "schema": [f"f={up}s.json"],
        "tools": f"{up}x{os.sep}t.json",
    }


def test_crlf_is_a_line_end(tmp_path):
    assert read(tmp_path, "[gate]\r\ntarget = 'all'\r\n") == {"gate": {"target": "all"}}


@pytest.mark.parametrize("text", ["", "[project]\n", "[tool.other]\n"])
def test_a_project_without_the_table_has_nothing_to_say(tmp_path, text):
    assert read(tmp_path, text, PROJECT) is None


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("[gate]\ntarget = openai\n", 2, "no TOML"),
        ("[gate]\ncolour = 'red'\n", 2, "colour"),
        ("[gate]\ntools = 't'\n[gates]\n", 3, "gates"),
        ("[gate]\n\nfail-on = 'block'\n", 3, "array"),
        ("[gate]\nfail-on = [\n 'block',\n 7]\n", 2, "string"),
        ("[gate]\nfail-on = ['blocks']\n", 2, "no rule id"),
        ("[gate]\nfail-on = ['json/truncatd']\n", 2, "json/truncated"),
        ("[gate]\ntarget = 'nowhere'\n", 2, "no such target"),
        ("[lint]\ntarget = 'all'\n", 2, "all"),
        ("[lint]\ntools = 't.json'\n", 2, "tools"),
        ("[gate]\nallow-unchecked = 1\n", 2, "boolean"),
        ("[gate]\nformat = 'docx'\n", 2, "no such format"),
        ("[gate]\nredact = 'all'\n", 2, "secrets"),
        ("[gate]\nredact-pattern = ['a', '(']\n", 2, "("),
        ("[gate]\nredact-member = ['a', '/~2']\n", 2, "/~2"),
        ("[diff]\nignore = ['kind:nothing']\n", 2, "kind:nothing"),
        ("[gate]\njobs = 0\n", 2, "jobs"),
        (f"[gate]\njobs = {'9' * 5000}\n", 1, "no TOML"),
        ("[gate]\nno = 99999999999999999999\n", 2, "no"),
        ("[gate]\njobs = inf\n", 2, "jobs"),
        (f"[gate]\nignore = {'[' * 150}{']' * 150}\n", 1, "."),
        (f"[gate]\nignore = {'[' * 50000}\n", 1, "."),
        ('[gate]\ntools = "\\u0000"\n', 2, "tools"),
        ('[gate]\nschema = {a = "b\\u0000"}\n', 2, "schema"),
        ("gate = 7\n", 1, "object"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_makes_no_sense_is_one_line_that_names_file_and_line(
    tmp_path, text, line, says, language
):
    with pytest.raises(InspectorError) as caught:
        read(tmp_path, text)
    said = caught.value.text(language)
    place = f"{from_here(tmp_path / 'o.toml')}:{line}: "
    assert said.startswith(place)
    assert "\n" not in said
    assert language != "en" or says in said


def test_the_line_is_that_of_the_project_file(tmp_path):
    text = "[project]\ntarget = 1\n[tool.open-responses-inspector.gate]\ntarget = 'x'\n"
    with pytest.raises(InspectorError, match=r":4: x: no such target"):
        read(tmp_path, text, PROJECT)


def test_a_table_that_is_none_is_refused(tmp_path):
    with pytest.raises(InspectorError, match=":2: this has to be a table"):
        read(tmp_path, "[tool]\nopen-responses-inspector = 7\n", PROJECT)


def test_what_is_not_utf8_is_refused_with_its_line(tmp_path):
    with pytest.raises(InspectorError, match=":2: this is not UTF-8"):
        options_of(tmp_path / "o.toml", b"[gate]\ntarget = '\xff'\n", ())
