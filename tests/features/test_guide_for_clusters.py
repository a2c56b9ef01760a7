"""The lines of the guide for Spark and Ray, run with small stand-ins."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

from builders import a_function_call, a_message, as_json

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "resources" / "guide" / "command-line.md"
LOG = [as_json(a_function_call()), as_json(a_message()), "{"]


class Partitions:
    """As much of an RDD as the example needs: two partitions."""

    def mapPartitions(self, function):  # noqa: N802 - Spark's name
        self._found = [*function(iter(LOG[:2])), *function(iter(LOG[2:]))]
        return self

    def countByValue(self):  # noqa: N802 - Spark's name
        return Counter(self._found)


class Blocks:
    """As much of a Ray dataset."""

    def map_batches(self, function):
        return function({"text": LOG})


def test_the_examples_for_spark_and_ray_run_as_they_stand() -> None:
    (example,) = re.findall(
        r"```python\n(import inspector\n.*?)```", GUIDE.read_text("utf-8"), re.DOTALL
    )
    spark = SimpleNamespace(
        sparkContext=SimpleNamespace(textFile=lambda _: Partitions())
    )
    ray = SimpleNamespace(data=SimpleNamespace(read_text=lambda _: Blocks()))
    names = {"spark": spark, "ray": ray}
    exec(example, names)
    assert names["counts"] == {"unchecked": 1, "not_function_call": 1}
    assert names["verdicts"] == {"reason": ["unchecked", "not_function_call"]}
