"""What order and pairing ask of a log whose parts are judged apart.

What an item is to them is noted in its part, under its id; who pairs with whom is told
where the same ids of all parts come together.
"""
