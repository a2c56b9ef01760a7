"""What was logged: items, and what they were logged in.

This room finds the items of a document and names their parts. It judges
nothing; it uses the room ``source`` only.
"""
