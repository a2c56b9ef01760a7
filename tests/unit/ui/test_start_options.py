"""Words on the command line are followed, or refused for a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.ui.start_options import Options, UsageError, read_options


@pytest.fixture
def files(tmp_path):
    paths = [tmp_path / name for name in ("a.json", "b.json", "c.json")]
    for path in paths:
        path.write_text("{}")
    return [str(path) for path in paths]


def refusal(*words):
    with pytest.raises(UsageError) as refused:
        read_options(words)
    return str(refused.value)


def test_without_words_everything_is_as_remembered():
    assert read_options([]) == Options()


def test_files_and_looks_are_read_in_any_order(files):
    options = read_options(
        [files[0], "--theme", "dark", "--lang=ko", files[1], "--size=1024x700"]
    )
    assert options.files == (Path(files[0]), Path(files[1]))
    assert (options.theme, options.language) == ("dark", "ko")
    assert options.size == (1024, 700)
    assert options.screenshot is None


def test_a_picture_is_asked_for_by_its_file():
    assert read_options(["--screenshot", "out.png"]).screenshot == Path("out.png")


def test_behind_two_dashes_everything_is_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("--theme").write_text("{}")
    assert read_options(["--", "--theme"]).files == (Path("--theme"),)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--colour"], "unknown option --colour"),
        (["--theme"], "--theme needs a value"),
        (["--theme", "purple"], "--theme purple: choose one of system, light, dark"),
        (["--lang", "fr"], "--lang fr: choose one of en, ko"),
        (["--size", "big"], "--size big: write it as 1440x900"),
        (["none.json"], "none.json: there is no such file"),
    ],
)
def test_what_cannot_be_followed_is_said(words, said):
    assert refusal(*words).startswith(said)


def test_more_than_two_files_are_for_the_gate(files):
    assert "gate FILE" in refusal(*files)
