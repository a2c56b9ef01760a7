"""From which sizes on it is worth doing more than reading record by record.

Source: measured on two cores with logs of 0.3 to 200 MB.
"""

SMALL = 1024 * 1024
"""Bytes from which on lines that are alike are judged as one: fewer are soon read."""

FOR_MANY = 4 * 1024 * 1024
"""Bytes that are worth the start of more than one process."""
