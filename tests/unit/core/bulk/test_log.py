import json

from builders import a_function_call, a_message, a_response
from bulk_runs import as_a_whole, in_parts, write_lines


def test_a_log_says_how_all_its_lines_were_read(tmp_path):
    lines = [json.dumps(a_function_call()), a_message(), a_response()]
    log = write_lines(tmp_path / "a.jsonl", lines)
    parts, whole = (json.loads(f) for f in (in_parts([log], part=1), as_a_whole([log])))
    assert parts["inputs"] == whole["inputs"]
    assert parts["inputs"][0]["read_as"].startswith("json in a string")


def test_digest_and_size_are_those_of_the_whole_file(tmp_path):
    log = write_lines(tmp_path / "a.jsonl", [a_message()] * 50)
    parts, whole = (json.loads(f) for f in (in_parts([log]), as_a_whole([log])))
    assert parts["inputs"] == whole["inputs"]
    assert parts["inputs"][0]["bytes"] == log.stat().st_size


def test_two_logs_are_two_conversations(tmp_path):
    call, answer = a_function_call(), a_message(role="user")
    logs = [
        write_lines(tmp_path / "a.jsonl", [call] * 6),
        write_lines(tmp_path / "b.jsonl", [answer] * 6),
    ]
    assert in_parts(logs) == as_a_whole(logs)
    assert "pairing/unanswered-call" not in in_parts(logs)
