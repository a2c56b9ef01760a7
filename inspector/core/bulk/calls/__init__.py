"""Lines that are alike, and calls known by their arguments without being read again."""
