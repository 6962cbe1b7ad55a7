"""What a page shows, and whether that is what was executed."""
