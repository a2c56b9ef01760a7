"""The gate on a Dask cluster of two worker processes of this machine."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from builders import a_function_call, a_message, a_tool, as_json
from bulk_runs import a_log, as_a_whole, inputs_of, write_lines, written
from inspector.cli import cluster as cluster_hands
from inspector.cli.cluster import ClusterHands
from inspector.core.bulk.run import BulkRun
from inspector.core.tools.tool_sources import Sources
from streams import World

distributed = pytest.importorskip(
    "distributed", reason="Dask is not installed: pip install '.[cluster]'"
)
pytestmark = [
    pytest.mark.loopback,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def cluster():
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        protocol="tcp",
        host="127.0.0.1",
    ) as started:
        yield started


@pytest.fixture
def log(tmp_path: Path) -> Path:
    lines = [a_function_call(call_id=f"call_{n}") for n in range(300)]
    return write_lines(tmp_path / "a.jsonl", [*lines, a_message(role="user"), *lines])


def test_the_report_is_that_of_this_machine(cluster, log: Path) -> None:
    world, here = World(), World()
    address = cluster.scheduler_address
    code = world.run("gate", log, "--scheduler", address, "--format", "json")
    assert world.complaint == ""
    assert here.run("gate", log, "--format", "json") == code
    assert json.loads(world.printed)["items"] == json.loads(here.printed)["items"]
    assert json.loads(world.printed)["summary"] == json.loads(here.printed)["summary"]


def test_a_file_elsewhere_is_opened_by_the_workers(cluster, log: Path) -> None:
    fsspec = pytest.importorskip("fsspec")
    world = World()
    address = f"file://{log.parent}/*.jsonl"
    assert fsspec.core.url_to_fs(address)[1].endswith("*.jsonl")
    world.run(
        "gate", address, "--scheduler", cluster.scheduler_address, "--format", "json"
    )
    report = json.loads(world.printed)
    assert report["summary"]["records"] == 601
    assert report["inputs"][0]["name"] == f"file://{log}"


def test_standard_input_and_tools_are_sent_along(cluster, log: Path) -> None:
    tools = log.with_name("tools.json")
    tools.write_text(as_json([a_tool()]))
    world = World(log.read_bytes())
    address = cluster.scheduler_address
    options = ("--scheduler", address, "--tools", tools, "--format", "json")
    world.run("gate", "-", *options)
    assert json.loads(world.printed)["summary"]["reasons"]["ok"] == 600


@pytest.mark.expects_log
def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(
    cluster, tmp_path: Path
) -> None:
    lines = [line for line in a_log(1500, 7) if "response" not in str(line)]
    log = write_lines(tmp_path / "a.jsonl", lines)
    killed = []

    def kill(taken: int, items: int) -> None:
        if not killed and items > 200:
            worker = next(iter(cluster.workers.values()))
            killed.append(worker.process.pid)
            os.kill(worker.process.pid, signal.SIGKILL)

    some = inputs_of([log], 4000)._replace(apart=frozenset({str(log)}))
    with (
        ClusterHands(cluster.scheduler_address) as hands,
        BulkRun(some, Sources(), excerpts=10**9, report=kill) as run,
    ):
        report = written(run.gate(hands)[1])
    assert killed
    assert report == as_a_whole([log])


@pytest.mark.expects_log
def test_no_scheduler_is_one_line(log: Path, monkeypatch) -> None:
    monkeypatch.setattr(cluster_hands, "_SECONDS", 1)
    world = World()
    options = ("--scheduler", "tcp://127.0.0.1:9", "--lang", "en")
    assert world.run("gate", log, *options) == 2
    assert "no Dask scheduler answers there" in world.complaint
    assert world.complaint.count("\n") == 1
