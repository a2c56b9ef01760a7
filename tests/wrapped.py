"""Ways in which people paste a JSON text, for tests; each keeps what it says.

`WAYS` has them by name. A way takes a value (plain Python) and gives the text; what is
read from it must be what is read from `as_json` of the value.
"""

from __future__ import annotations

import base64
import json
import pprint
from collections.abc import Callable
from typing import Any

PREFIX = "2026-01-02 03:04:05,678 INFO agent.loop: item="


def _model(value: Any) -> str:
    """A value as pydantic models and data classes print themselves."""
    if isinstance(value, dict):
        if value and all(name.isidentifier() for name in value):
            return f"Model({', '.join(f'{k}={_model(v)}' for k, v in value.items())})"
        return "{" + ", ".join(f"{k!r}: {_model(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(_model, value))}]"
    return repr(value)


def _archive(text: str, **more: str) -> str:
    content = {"mimeType": "application/json", "text": text, **more}
    entry = {"request": {"method": "POST"}, "response": {"content": content}}
    return json.dumps({"log": {"version": "1.2", "entries": [entry]}}, indent=1)


def _in_base64(value: Any) -> str:
    data = json.dumps(value, ensure_ascii=False).encode()
    return _archive(base64.b64encode(data).decode(), encoding="base64")


WAYS: dict[str, Callable[[Any], str]] = {
    "plain": lambda v: json.dumps(v, ensure_ascii=False),
    "pretty": lambda v: json.dumps(v, indent=2),
    "text sequence": lambda v: f"\x1e{json.dumps(v)}\n",
    "prefix": lambda v: f"{PREFIX}{json.dumps(v, ensure_ascii=False)}\n",
    "pretty behind a prefix": lambda v: f"INFO got\n{json.dumps(v, indent=2)}\nbye\n",
    "string": lambda v: json.dumps(json.dumps(v)),
    "string of unicode": lambda v: json.dumps(
        json.dumps(v, ensure_ascii=False), ensure_ascii=False
    ),
    "strings in strings": lambda v: json.dumps(json.dumps(json.dumps(json.dumps(v)))),
    "string behind a prefix": lambda v: f"x msg={json.dumps(json.dumps(v))}",
    "fence": lambda v: f"See:\n\n```json\n{json.dumps(v, indent=1)}\n```\nWhy?\n",
    "repr": repr,
    "models": _model,
    "pprint": lambda v: pprint.pformat(v, width=40),
    "repr behind a prefix": lambda v: f"{PREFIX}{v!r}",
    "repr in a fence": lambda v: f"```python\n{_model(v)}\n```",
    "repr of a text": lambda v: repr(json.dumps(v, ensure_ascii=False)),
    "repr of bytes": lambda v: repr(json.dumps(v, ensure_ascii=False).encode()),
    "archive": lambda v: _archive(json.dumps(v, ensure_ascii=False)),
    "archive with base64": _in_base64,
}
