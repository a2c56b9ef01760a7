"""The parts of the window; each shows the workbench and tells it what was chosen."""
