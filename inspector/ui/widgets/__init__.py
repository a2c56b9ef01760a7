"""Parts of the window that know text, colours and rows, and nothing of items.

They take values and emit choices; panes tell them what to show. They use the theme,
text units, and the spans and tokens of `inspector.core.source`.
"""
