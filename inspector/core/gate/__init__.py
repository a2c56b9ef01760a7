"""Many records, one answer: what a whole log says.

This room reads inputs record by record, counts, and decides what the run as a
whole answers. It inspects through the room ``checks`` and writes nothing.
"""
