"""One example: a program, a run of it, and the record of what it did."""
