"""What items are logged in: batch lines, session rollouts, traces, run exports.

One module a wrapper, asked in the order of `table.WRAPPERS`. A wrapper says whether a
value is one of its kind, and which values in it are to be looked at again: they may be
items, bodies, another API's shape, or another wrapper.
"""
