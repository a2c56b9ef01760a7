"""Responses whose parts were met before: counted, shown or put together of these."""
