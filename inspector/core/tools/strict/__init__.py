"""The strict subset of JSON Schema: what a provider promises to hold a model to.

One file a concern; `inspector.core.tools.strict_subset` is the way in. What is
allowed is no code but dated data (``resources/strict``), and every rule in it
names its source.
"""
