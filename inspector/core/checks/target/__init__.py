"""What a target's rules find: one module for each sort of thing they are about.

Source: the files of the targets; the finding catalogue, "Severity", on targets.
"""
