"""The request around the items: its tools, its format, and the answer to it.

One file a concern; `inspector.core.checks.request_checks` puts them together.
"""
