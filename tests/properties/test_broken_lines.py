"""Of lines with random faults the same is said whether like lines are judged as one."""

import random

import pytest

from bulk_runs import in_parts
from counted_logs import NAMES, CountedLog, counted, sources_of
from inspector.core.bulk.order import OrderNeededError
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS
from inspector.core.tools.tool_sources import Sources

PIECES = [
    *(bytes([byte]) for byte in b'"\\{}[]:, 09-.<&\t\r\x00\xff'),
    *(b"\\\\", b'\\"', b"e5", b"null", b"true", b"12345678901234567890", b"a" * 70),
    *(b"\xed\xa0\x80", b"\xc3", b"\xe2\x80\x8b", b"[TOOL", b"<|im_end|>"),
    *(b"\\u0000", b"\\\\u0041", b"\\\\ud83d", b"\\ud83d", b"\\u00e9"),
]
TELLING = [b'"arguments":', b'"name":', b'"call_id":', b'"type":', b'"text":']


class Breaking:
    """Breaks lines, near what is looked at more often than elsewhere."""

    def __init__(self, seed):
        self._chance = random.Random(seed)

    def log(self, path, lines):
        """Write a log with every other line broken, behind one that is sound."""
        whole = CountedLog(self._chance.randrange(10**6)).write(path, lines)
        sound = whole.read_bytes().splitlines()
        broken = [self._broken(self._chance.choice(sound)) for _ in sound]
        mixed = [*sound, *broken]
        self._chance.shuffle(mixed)
        path.write_bytes(b"\n".join([*sound, *mixed]) + b"\n")
        return path

    def _broken(self, line):
        for _ in range(self._chance.choice((1, 1, 1, 2, 3))):
            line = self._bent(line)
        return line.replace(b"\n", b"")

    def _bent(self, line):
        place = self._place(line)
        way = self._chance.random()
        if way < 0.5:
            return line[:place] + self._chance.choice(PIECES) + line[place:]
        if way < 0.8:
            return line[:place] + line[place + self._chance.randrange(1, 4) :]
        some = self._chance.randrange(len(line) + 1)
        return line[:place] + line[some : some + 60] + line[place:]

    def _place(self, line):
        place = line.find(self._chance.choice(TELLING))
        if place < 0 or self._chance.random() < 0.3:
            return self._chance.randrange(len(line) + 1)
        return min(place + self._chance.randrange(9, 60), len(line))


@pytest.mark.parametrize("seed", range(14))
@pytest.mark.parametrize("names", [(), NAMES], ids=["no tools", "tools"])
def test_the_counts_and_the_report_are_those_of_lines_one_by_one(tmp_path, seed, names):
    log = Breaking(seed).log(tmp_path / "a.jsonl", 40)
    sources = sources_of(*names) if names else Sources()
    for target in (DEFAULT_TARGET, TARGETS[1 + seed % len(TARGETS[1:])]):
        quick = counted(log, sources, is_quick=True, target=target)
        assert quick == counted(log, sources, is_quick=False, target=target)
        asked = {"part": 9000, "format_name": "csv", "target": target}
        try:
            said = in_parts([log], sources, **asked)
        except OrderNeededError:
            continue
        assert said == in_parts([log], sources, is_quick=False, **asked)
