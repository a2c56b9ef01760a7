"""The forms that a pasted text can have, one module each.

A form knows its texts and turns them into records, or into the texts inside that are
read in turn. `inspector.core.source.document` has the table.
"""
