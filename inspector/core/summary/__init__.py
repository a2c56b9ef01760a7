"""Two logs of the same tasks in numbers: how often each goes wrong, and in what.

This room counts what the checks have found; it finds nothing itself. It stands above
``gate``, whose witness it can be, and below ``report``, which shows it.
"""
