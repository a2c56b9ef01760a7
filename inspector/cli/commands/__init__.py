"""One module a command: each turns options and streams into an exit code."""
