"""What is kept of a record: rows of the report, in few bytes, and as text."""
