"""All forms that a text may have.

Source: the module that reads each of them names its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.event_stream import read_event_lines, read_event_stream
from inspector.core.source.forms.end_to_end import read_values
from inspector.core.source.forms.fence import read_fences
from inspector.core.source.forms.json_lines import (
    read_broken_json_lines,
    read_json_lines,
)
from inspector.core.source.forms.json_text import read_any_text, read_json_text
from inspector.core.source.forms.log_lines import read_log
from inspector.core.source.forms.text_sequence import read_text_sequence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from inspector.core.source.form import Detector

FORMS: Sequence[Detector] = (
    read_event_stream,
    read_event_lines,
    read_text_sequence,
    read_json_lines,
    read_json_text,
    read_broken_json_lines,
    read_values,
    read_fences,
    read_log,
    read_any_text,
)
"""All forms, asked in this order; the first that knows the text reads it, and the
last knows any. Adding a form is adding a detector."""
