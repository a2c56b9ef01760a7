"""Logs as big as they come: cut into parts, judged by many processes, reported whole.

A part is judged without its neighbours; what only the whole log shows (pairs over
lines, what is said once) travels beside the rows as small marks that merge in order.
So the report has the same bytes whatever the number of processes, and whatever is kept
is kept on disk.
"""
