import pickle
from pathlib import Path

from inspector.core.bulk.units.unit import (
    LogPart,
    Stretch,
    WholeInputs,
    WholeText,
    bytes_of,
)


def opened(name):
    return Path(name).open("rb")


def a_part(text) -> LogPart:
    return LogPart(0, "a.jsonl", text, only_values=False, compression="", picked=None)


def test_a_part_of_a_file_is_read_from_its_place(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"one\ntwo\nthree\n")
    part = a_part(Stretch(str(path), 4, 8))
    assert bytes_of(pickle.loads(pickle.dumps(part)), opened) == b"two\n"


def test_a_part_may_bring_its_text_along():
    assert bytes_of(a_part(b"two\n"), opened) == b"two\n"


def test_whole_inputs_know_their_numbers():
    assert WholeInputs(((3, "a"), (4, "b"))).numbers == (3, 4)
    assert WholeText(5, "-", b"{}").numbers == (5,)
