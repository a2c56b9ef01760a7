"""A process of its own that lays one page out: HTML comes in, PDF goes out.

The command line starts it, so that no other run loads Qt.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import BinaryIO


def main(
    arguments: Sequence[str],
    stdin: BinaryIO | None = None,
    stdout: BinaryIO | None = None,
) -> int:
    """Read a page from standard input and write it as PDF to standard output.

    Args:
        arguments: The title, and when the report was made.
        stdin: That of the process when None.
        stdout: That of the process when None.

    Returns:
        The exit code.
    """
    title, created = arguments
    page = (stdin or sys.stdin.buffer).read().decode("utf-8", "replace")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - the platform is set

    from inspector.printing.pdf import pdf_of  # noqa: PLC0415 - ditto

    application = QGuiApplication.instance() or QGuiApplication([sys.argv[0]])
    data = pdf_of(page, title, created)
    (stdout or sys.stdout.buffer).write(data)
    del application
    return 0
