"""Processes that others have begun, and whether they are gone."""

from __future__ import annotations

import os
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """What a process has begun; nothing where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return []
    return [int(word) for word in text.split()]


def is_gone(pid: int) -> bool:
    """Whether a process has ended, be it that nobody has asked for its code yet."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2]
    except FileNotFoundError:
        return not Path("/proc").is_dir() or not Path(f"/proc/{pid}").exists()
    return "Z" in state[:3]
