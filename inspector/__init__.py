"""Open Responses Inspector: may this logged tool call be replayed, and why not.

``inspector.core`` holds all that is true without a screen; ``inspector.cli`` and
``inspector.ui`` sit on it and do not know each other. Importing this package loads
nothing: start-up time is part of the product.
"""

__version__ = "0.1.0"
