"""How two sides differ, and whether a difference carries meaning.

This room compares; it judges neither side by itself. It uses the rooms
``items``, ``source`` and ``rules``; it stands beside ``checks`` and neither
knows the other.
"""
