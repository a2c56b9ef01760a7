"""What a call was promised to look like: tools and their JSON Schemas.

This room finds the schema for a call and validates against it. It uses the
rooms ``items`` and ``source``.
"""
