"""Structured log lines: a time, a level, and an item in one of the members.

Container runtimes and log shippers put each line of a program into ``log`` or
``message``, as a string; structured loggers have the value itself in a member of any
name.

Source: Docker's ``json-file`` driver, Elastic Common Schema, and the JSON formats of
common loggers (public pages); no standard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.items.wrappers.wrapper import Wrapper
from inspector.core.source.json_nodes import ObjectNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.items.wrappers.wrapper import Opener
    from inspector.core.source.located import Located

_TIMES = ("time", "timestamp", "@timestamp", "ts", "asctime", "datetime")
_OF_LINES = ("log", "message", "msg", "level", "levelname", "severity", "logger")
_OF_OTHERS = ("type", "object", "role", "call_id", "custom_id")
"""Members that say what a value is; then it is that, with a time beside."""


def _is_record(at: Located) -> bool:
    is_line = any(map(at.has, _TIMES)) and any(map(at.has, _OF_LINES))
    return is_line and not any(map(at.has, _OF_OTHERS))


def _of_record(at: Located, opened: Opener) -> Iterator[Located]:
    if isinstance(at.node, ObjectNode):
        for name in at.node.names():
            yield from opened(at.get(name))


RECORD = Wrapper("log-record", "log record", _is_record, _of_record, _TIMES)
