"""The command line: the same core without a screen.

It reads arguments, opens files, prints, and returns an exit code; what is true
of an item is said by ``inspector.core``. It never imports Qt or the window.
"""
