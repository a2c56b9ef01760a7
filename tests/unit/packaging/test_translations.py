"""Texts are counted, and stale files are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import environment as env
import translations
from messages import SetupError

DONE = (
    "<TS><message><source>Open</source><translation>열기</translation></message></TS>"
)
OPEN = DONE.replace("<translation>열기", '<translation type="unfinished">')


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue and its compiled form, as Qt's tools would make them again."""
    path = tmp_path / "inspector_ko.ts"
    path.write_text(DONE, "utf-8")
    path.with_suffix(".qm").write_bytes(path.read_bytes())
    monkeypatch.setattr(translations, "CATALOGUE", path)
    monkeypatch.setattr(translations, "COMPILED", path.with_suffix(".qm"))
    monkeypatch.setattr(translations, "_collect", lambda _environment, _path: None)
    monkeypatch.setattr(
        translations, "_compile", lambda _, ts, qm: qm.write_bytes(ts.read_bytes())
    )
    monkeypatch.setattr(translations.env, "prepare", lambda: env.Environment(tmp_path))
    monkeypatch.setattr(translations.system_packages, "require_qt", lambda *_: None)
    return path


@pytest.mark.usefixtures("catalogue")
def test_files_up_to_date_pass() -> None:
    assert translations.main(["--check"]) == 0


def test_a_text_without_translation_is_counted(
    catalogue: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue.write_text(OPEN, "utf-8")
    catalogue.with_suffix(".qm").write_bytes(catalogue.read_bytes())
    assert translations.main(["--check"]) == 1
    assert capsys.readouterr().out == "inspector_ko.ts has 1 texts to translate\n"


def test_a_compiled_file_that_is_older_is_named(
    catalogue: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalogue.with_suffix(".qm").write_bytes(b"old")
    assert translations.main(["--check"]) == 1
    assert "inspector_ko.qm is older" in capsys.readouterr().out


def test_a_new_text_of_the_window_is_noticed(
    catalogue: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(
        translations, "_collect", lambda _, path: path.write_text(OPEN, "utf-8")
    )
    assert translations.main(["--check"]) == 1
    assert "lacks texts of the window" in capsys.readouterr().out
    assert catalogue.read_text("utf-8") == DONE


def test_a_missing_file_is_named(catalogue: Path) -> None:
    catalogue.unlink()
    assert translations.main(["--check"]) == 1


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SetupError, match="usage"):
        translations.main(["--chek"])
