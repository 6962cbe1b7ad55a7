"""The machinery that proves the pages: it runs their examples and compares what they did."""
