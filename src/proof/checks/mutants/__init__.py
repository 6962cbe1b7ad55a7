"""``make mutants``: break the guide in one place at a time, and see which check notices."""
