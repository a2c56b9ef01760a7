"""What is open and what is chosen, as Qt sees it; nothing here is a widget.

The core is asked on a thread and imported when first asked: a window that shows
nothing yet must not pay for it.
"""
