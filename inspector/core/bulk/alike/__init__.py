"""All that a run knows of lines that are alike, and how many lines are taken by it."""
