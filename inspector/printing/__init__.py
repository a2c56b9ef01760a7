"""Reports on paper: the HTML page laid out by Qt and written as PDF.

The one room besides ``ui`` that knows Qt, and only in a process of its own, which
`process` starts: whoever wants a PDF loads no Qt by that.
"""
