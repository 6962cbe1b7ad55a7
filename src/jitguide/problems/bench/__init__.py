"""The workbench: an attempt is loaded here, called, and asked what it did; others decide.

`process` runs it in a process of its own (a file), `local` in this one (a notebook cell).
"""
