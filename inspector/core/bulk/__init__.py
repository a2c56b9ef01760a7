"""Logs as big as they come: cut into parts, judged by many processes, reported whole.

A part is judged without its neighbours; what only the whole log shows (pairs over
lines, what is said once) travels beside the rows as small marks that merge in order.
So the report has the same bytes whatever the number of processes, and whatever is kept
is kept on disk.

A run goes through the rooms in this order, and each knows those before it: `units` are
cut; `parts` are judged, lines that are `alike` by what is known of one of them (of
`calls` by their arguments, of `responses` by their own parts); what `pairing` needs is
noted on the way, and `rows` are kept. `run` brings them together, `showing` and
`settling` make the report of what was kept.
"""
