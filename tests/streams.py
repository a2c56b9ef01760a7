"""Standard streams for tests: bytes in, bytes out, and a world of one's own."""

from __future__ import annotations

from io import BytesIO

from inspector.cli.main import main
from inspector.cli.streams import Streams


class World:
    """Runs commands in this process and keeps what they said."""

    def __init__(self, stdin: bytes = b"", **known) -> None:
        self.out = BytesIO()
        self.err = BytesIO()
        environment = known.pop("environment", {})
        self.streams = Streams(
            BytesIO(stdin), self.out, self.err, environment, clock=lambda: 0, **known
        )

    def run(self, *arguments: object) -> int:
        """Run one command; returns its exit code."""
        return main([str(argument) for argument in arguments], self.streams)

    @property
    def printed(self) -> str:
        """Everything on standard output."""
        return self.out.getvalue().decode()

    @property
    def complaint(self) -> str:
        """Everything on standard error."""
        return self.err.getvalue().decode()
