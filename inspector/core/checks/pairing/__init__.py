"""Calls and outputs over a whole conversation, and the reasoning before them.

Everything here looks at a list, where the other checks look at one item. It can
be fed item by item, so that a log is paired across its lines without being held.

Source: the finding catalogue, "pairing/".
"""
