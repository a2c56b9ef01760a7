"""What is wrong with an item, how sure that is, and what may be done.

This room judges. It uses the rooms ``tools``, ``items`` and ``source``; it
stands beside ``diff`` and neither knows the other.
"""
