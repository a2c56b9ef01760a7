"""The window: what is seen and touched, over the core's values.

It judges nothing itself. It may use the whole core and never the command line.
"""
