"""The text as pasted, and where things sit in it.

This room reads text exactly: it finds every value, its place and every fault
of the text itself. It knows nothing of items, tools or providers, and uses no
other room of the core.
"""
