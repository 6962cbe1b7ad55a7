"""The site built from the pages."""
