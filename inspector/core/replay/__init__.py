"""Whether a logged conversation can be sent again, where, and what of it.

Everything here rests on finished inspections: nothing is read or validated again.
"""
