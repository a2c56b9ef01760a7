import pytest

from builders import a_message, as_json_lines
from inspector.cli.bulk_options import is_bulk, refuse_combined
from inspector.cli.options import UsageError, parse_options
from inspector.core.errors import InspectorError
from streams import World


def asked(*arguments):
    return parse_options(["gate", *arguments], "en")


@pytest.mark.parametrize("option", ["--jobs", "--sample", "--since-line"])
@pytest.mark.parametrize("value", ["0", "-1", "two", "1.5", "²"])
def test_counts_begin_with_one(option, value):
    with pytest.raises(UsageError):
        asked(f"{option}={value}")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], False),
        (["--jobs", "4"], False),
        (["--sample", "9"], True),
        (["--since-line", "9"], True),
        (["--where", "name=x"], True),
    ],
)
def test_little_is_cut_only_where_lines_or_rows_are_chosen(arguments, expected):
    assert is_bulk(asked(*arguments), is_much=False) is expected
    assert is_bulk(asked(*arguments), is_much=True) is True


def test_what_needs_one_record_after_the_other_is_not_cut():
    assert is_bulk(asked("--target", "all"), is_much=True) is False
    assert is_bulk(asked("--target", "openai"), is_much=True) is True
    assert is_bulk(asked("--redact"), is_much=True) is False
    only = asked("--only", "json/truncated", "--redact")
    assert is_bulk(only, is_much=True) is False


@pytest.mark.parametrize("choice", [(), ("--where", "name=x"), ("--sample", "9")])
def test_chosen_findings_are_looked_for_in_parts(choice):
    only = asked("--only", "json/truncated@7", *choice)
    assert is_bulk(only, is_much=True) is True
    assert is_bulk(only, is_much=False) is bool(choice)


CHOICES = [
    ("--sample", "1"),
    ("--since-line", "2"),
    ("--where", "name=x"),
    ("--scheduler", "tcp://x"),
]
NEED_ALL = [("--target", "all"), ("--redact",), ("--emit-input", "o.json")]


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("other", NEED_ALL)
def test_options_that_do_not_go_together_are_named(choice, other):
    with pytest.raises(InspectorError) as failed:
        refuse_combined(asked(*choice, *other))
    assert choice[0] in str(failed.value)
    assert other[0] in str(failed.value)


@pytest.mark.parametrize("alone", [*CHOICES, *NEED_ALL])
def test_each_of_them_alone_is_fine(alone):
    refuse_combined(asked(*alone))


@pytest.mark.parametrize("choice", CHOICES)
def test_a_list_to_send_is_not_made_of_all_where_a_part_was_asked_for(tmp_path, choice):
    log, file = tmp_path / "a.jsonl", tmp_path / "o.json"
    log.write_text(as_json_lines(a_message(), a_message()))
    world = World()
    assert world.run("gate", log, "--emit-input", file, *choice) == 2
    assert choice[0] in world.complaint
    assert not file.exists()


def test_chosen_rows_are_shown_on_the_command_line(tmp_path):
    log = tmp_path / "a.jsonl"
    log.write_text(as_json_lines(a_message(), {"type": "acme:x"}))
    world = World()
    assert world.run("gate", log, "--where", "reason=namespaced") == 1
    assert ":2: namespaced" in world.printed
    assert ":1:" not in world.printed
