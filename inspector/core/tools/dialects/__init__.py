"""What each provider does with a schema: takes, ignores, rejects or rewrites it.

Features of a schema are found once (`uses`), without knowing any provider; what a
provider does with them is data (``resources/schema_dialects``), each cell with its
evidence. `portability` lays the two over each other.

Nothing here is a promise: no provider was asked. A cell without good evidence is a
hint and never an error.
"""
