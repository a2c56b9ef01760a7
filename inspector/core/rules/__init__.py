"""The catalogue of rules: what each one weighs, says and rests on.

This room knows the rules' words, not how any of them is checked, so that the
rooms that do check (``checks``, ``diff``, ``tools``) share it without knowing
each other. It uses ``texts`` only.
"""
