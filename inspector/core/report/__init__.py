"""What is handed over: one report, and a writer for each format.

A report is a value that has let go of the texts it is about; writers turn it
into text and never fail on what it holds. Nothing here is printed.
"""
