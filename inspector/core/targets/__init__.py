"""What each target takes: the rules of a provider or server, with their evidence.

A target is one data file in ``resources/targets``. The vocabulary of its rules is
`rule_kinds`; what a rule finds in an item is for the room ``checks`` to say.
"""
