from builders import a_function_call, as_json_lines
from inspector.core.gate.policy import Policy
from inspector.core.report.baseline import Baseline
from inspector.core.report.html_judgement import judgement_section
from inspector.core.report.judgement import judged
from inspector.core.report.markdown_writer import write_markdown
from inspector.core.report.text_writer import write_text
from inspector.core.report.wording import Wording
from report_builders import a_report

REPORT = a_report(as_json_lines(a_function_call("{", name="<b>find")))
JUDGED = REPORT._replace(judgement=judged(REPORT, Policy(), Baseline("<k>.json", ())))


def section(report):
    return "".join(judgement_section(report, Wording("en")))


def test_a_report_that_nobody_judged_has_no_such_part():
    assert section(REPORT) == ""


def test_the_outcome_comes_first_and_every_value_is_escaped():
    page = section(JUDGED)
    assert page.startswith('<p class="word">This run fails')
    assert "&lt;k&gt;.json" in page
    assert "<b>" not in page
    assert "<li>new: a.json:1:" in page


def test_a_policy_alone_has_an_outcome_and_no_news():
    judged_alone = REPORT._replace(judgement=judged(REPORT, Policy(), None))
    assert "<ul>" not in section(judged_alone)


def test_text_and_markdown_say_the_same():
    for write in (write_text, write_markdown):
        said = "".join(write(JUDGED, "en"))
        assert "This run fails" in said
        assert "new: a.json:1:" in said
        assert "This run" not in "".join(write(REPORT, "en"))
