"""Masking what must not leave the machine, before it is inspected for a report.

What is masked is the text itself: whatever a report shows was taken from the masked
text, so nothing of a secret can stand in a message, an excerpt or a name. Masking is a
best effort: what no detector knows and nobody named stays.
"""
