"""The drop-down gives another schema, by file, by paste, or back again."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from builders import REGION_SCHEMA, a_function_call, a_request, a_tool, as_json
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.schema_choice import MOST_OFFERED, SchemaChoice
from instant_runner import InstantRunner


@pytest.fixture
def workbench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(
        as_json(a_request(a_function_call(), tools=[a_tool(), a_tool(True, name="b")])),
        "pasted",
    )
    return made


@pytest.fixture
def choice(workbench, qtbot):
    made = SchemaChoice(workbench)
    qtbot.addWidget(made)
    said(made)
    made.fill_menu()
    return made


@pytest.fixture
def refused(workbench):
    words = []
    workbench.refused.connect(words.append)
    return words


def said(choice):
    return choice.refresh(choice._workbench.choice.item)


def entry(choice, words):
    return next(a for a in choice.menu().actions() if words in a.text())


def test_the_menu_offers_the_tools_of_the_document_and_marks_the_one_in_force(choice):
    assert entry(choice, "tools[0]").isChecked()
    assert not entry(choice, "tools[1]").isChecked()


def test_another_tool_of_the_document_can_be_taken_for_the_same_name(choice, workbench):
    entry(choice, "tools[1]").trigger()
    assert workbench.choice.item.tool.origin.value == "schema"
    assert said(choice).label == "Schema: given, tools[1] · b"


def test_back_to_the_document_takes_back_what_was_given(choice, workbench):
    assert not entry(choice, "Back to").isEnabled()
    entry(choice, "tools[1]").trigger()
    choice.fill_menu()
    back = entry(choice, "Back to")
    assert back.isEnabled()
    back.trigger()
    assert workbench.choice.item.tool.origin.value == "document"


def test_a_schema_on_the_clipboard_is_taken(choice, workbench):
    QGuiApplication.clipboard().setText(as_json({"maxProperties": 0}))
    entry(choice, "Paste schema").trigger()
    assert workbench.choice.item.reason.value == "arguments_schema"


@pytest.mark.parametrize("text", ["", "  ", "[1]", "{"])
def test_what_is_no_schema_is_refused_in_words(choice, workbench, refused, text):
    QGuiApplication.clipboard().setText(text)
    entry(choice, "Paste schema").trigger()
    assert len(refused) == 1
    assert len(refused[0]) > 20
    assert workbench.choice.item.tool.origin.value == "document"


@pytest.fixture
def answer_with(tmp_path, monkeypatch):
    """Give a function that lets the next file dialog choose a file."""

    def answer_with(content):
        path = tmp_path / "given.json"
        path.write_text(as_json(content), "utf-8")
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))

    return answer_with


def test_a_schema_file_is_asked_for_and_read(choice, workbench, answer_with):
    answer_with(REGION_SCHEMA)
    entry(choice, "Schema for every call from file").trigger()
    assert workbench.choice.item.tool.origin.value == "schema"
    assert said(choice).label == "Schema: given, given.json"


def test_a_tools_file_is_asked_for_and_read(choice, workbench, answer_with):
    answer_with([a_tool()])
    entry(choice, "Tools from file").trigger()
    assert workbench.choice.item.tool.origin.value == "tools"
    assert "of given.json" in said(choice).label


def test_a_dialog_that_is_closed_changes_nothing(choice, workbench, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    entry(choice, "Schema for every call from file").trigger()
    entry(choice, "Tools from file").trigger()
    assert workbench.given.schema_label is None
    assert workbench.given.tools_label is None


def test_a_menu_of_very_many_tools_is_cut_and_says_so(choice, workbench):
    tools = [a_tool(name=f"t{i}") for i in range(MOST_OFFERED + 7)]
    workbench.open_text(as_json(a_request(a_function_call(), tools=tools)), "pasted")
    choice.fill_menu()
    assert entry(choice, "7 more").isEnabled() is False
    assert len(choice.menu().actions()) < MOST_OFFERED + 16


def test_an_ampersand_in_a_name_is_no_mnemonic(choice, workbench):
    tools = [a_tool(name="a&b")]
    workbench.open_text(as_json(a_request(a_function_call(), tools=tools)), "pasted")
    choice.fill_menu()
    assert entry(choice, "a&&b")


def test_without_a_document_only_giving_is_offered(qtbot):
    made = SchemaChoice(Workbench(InstantRunner()))
    qtbot.addWidget(made)
    made.fill_menu()
    assert said(made).label == "No schema"
    assert entry(made, "Schema for every call from file").isEnabled()
    assert not any("tools[" in action.text() for action in made.menu().actions())


def test_a_schema_on_the_clipboard_may_be_for_one_name_or_for_every_call(
    choice, workbench
):
    QGuiApplication.clipboard().setText(as_json({"maxProperties": 0}))
    entry(choice, "Paste schema for get_sales_report").trigger()
    (named,) = workbench.given.sources.named
    assert named.name == "get_sales_report"
    assert workbench.given.sources.schema is None
    assert said(choice).remark.startswith("Given for calls of get_sales_report")
    assert "Read as: bare JSON Schema." in said(choice).remark
    next(
        a for a in choice.menu().actions() if a.text() == "Paste schema for every call"
    ).trigger()
    assert workbench.given.sources.schema is not None


def test_a_schema_for_one_name_comes_from_a_file(
    choice, workbench, tmp_path, monkeypatch
):
    path = tmp_path / "s.json"
    path.write_text(as_json({"maxProperties": 0}), "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    entry(choice, "Schema for get_sales_report from file").trigger()
    assert [tool.name for tool in workbench.given.sources.named] == ["get_sales_report"]
    assert said(choice).label == "Schema: given, s.json"


def test_a_folder_of_schemas_can_be_given(choice, workbench, tmp_path, monkeypatch):
    (tmp_path / "get_sales_report.json").write_text("false", "utf-8")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    entry(choice, "Schemas from folder").trigger()
    assert workbench.choice.item.reason.value == "arguments_schema"
    assert said(choice).label == "Schema: given, get_sales_report.json"


def test_format_is_let_decide_and_no_longer(choice, workbench):
    schema = {"properties": {"region": {"format": "date"}}}
    QGuiApplication.clipboard().setText(as_json(schema))
    entry(choice, "Paste schema").trigger()
    assert workbench.choice.item.reason.value == "ok"
    for checked, reason in ((False, "arguments_schema"), (True, "ok")):
        choice.fill_menu()
        action = entry(choice, "Let format decide")
        assert action.isChecked() is checked
        action.trigger()
        assert workbench.choice.item.reason.value == reason


def test_faults_of_given_tools_are_told_beside_the_schema(choice, workbench, tmp_path):
    path = tmp_path / "given.json"
    open_schema = {"type": "object", "properties": {"region": {"type": "string"}}}
    path.write_text(as_json([a_tool(open_schema, strict=True)]), "utf-8")
    workbench.give_tools(path)
    assert "On given tools: 2 findings, 2 blocking." in said(choice).remark
    assert "given.json:1:" in choice.toolTip()
