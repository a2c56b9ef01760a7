import json

import pytest

from inspector.cli.judging import asked_policy, judged_report
from inspector.cli.options import parse_options
from inspector.core.errors import InspectorError
from inspector.core.report.redaction.redactor import Redaction, VerdictChange
from report_builders import a_report

BROKEN = "{"


def asked(*words, inputs=()):
    return asked_policy(
        parse_options(["gate", *map(str, words)], "en"), map(str, inputs)
    )


def test_a_baseline_is_written_and_all_in_it_is_known(tmp_path):
    file = tmp_path / "known.json"
    report, code = judged_report(a_report(BROKEN), asked("--write-baseline", file))
    assert report.judgement.failing == 0
    assert code == 3
    assert json.loads(file.read_bytes())["findings"]


def test_the_old_baseline_judges_while_the_new_one_is_written(tmp_path):
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    judged_report(a_report("[1]"), asked("--write-baseline", old))
    both = asked("--baseline", old, "--write-baseline", new)
    report, code = judged_report(a_report(BROKEN), both)
    assert code == 1
    assert report.judgement.news.name == str(old)
    known = {row["code"] for row in json.loads(new.read_bytes())["findings"]}
    assert known == {found.code for found in report.sides[0].findings}


def test_a_baseline_may_be_brought_up_to_date_in_its_place(tmp_path):
    file = tmp_path / "known.json"
    judged_report(a_report("[1]"), asked("--write-baseline", file))
    words = ("--baseline", file, "--write-baseline", file)
    assert judged_report(a_report(BROKEN), asked(*words))[1] == 1
    assert judged_report(a_report(BROKEN), asked(*words))[1] == 3


def test_a_baseline_may_be_named_before_it_is_made(tmp_path):
    file = tmp_path / "known.json"  # as in the options of a project
    words = ("--baseline", file, "--write-baseline", file)
    report, code = judged_report(a_report(BROKEN), asked(*words))
    assert code == 3
    assert report.judgement.news.known
    assert json.loads(file.read_bytes())["findings"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--fail-on", "blocks"], "no rule id"),
        (["--baseline", "none.json"], "Make it with --write-baseline none.json"),
        (["--baseline", ""], "name of a file is empty"),
        (["--baseline", "n.json", "--write-baseline", "b.json"], "no such baseline"),
        (["--baseline", "a.json"], "no baseline"),
        (["--write-baseline", "a.json"], "overwrite"),
        (["--where", "name=a", "--fail-on", "json"], "--where looks at a part"),
        (["--where", "name=a", "--baseline", "b.json"], "--baseline would take"),
        (["--sample", "5", "--write-baseline", "b.json"], "--sample looks at a part"),
        (["--write-baseline", "b.json", "-o", "b.json"], "name two files"),
        (["--baseline", "b.json", "-o", "b.json"], "name two files"),
        (["--write-baseline", "-"], "needs the name of a file"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_read(
    tmp_path, monkeypatch, words, says
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.json").write_text("{}")
    with pytest.raises(InspectorError, match=says):
        asked(*words, inputs=["a.json"])


def test_a_baseline_that_cannot_be_written_is_an_error(tmp_path):
    file = tmp_path / "no" / "known.json"
    with pytest.raises(InspectorError, match="cannot be written"):
        judged_report(a_report(BROKEN), asked("--write-baseline", file))


@pytest.mark.parametrize(("own", "code"), [(1, 1), (3, 3)])
def test_what_blocks_without_its_masks_fails_whatever_is_known(tmp_path, own, code):
    file = tmp_path / "known.json"
    change = VerdictChange("a.json", 1, "", "arguments_schema", "unchecked")
    report = a_report(BROKEN)._replace(redaction=Redaction("values", 1, (change,)))
    judged, exit_code = judged_report(report, asked("--write-baseline", file), own)
    assert exit_code == judged.judgement.exit_code == code
