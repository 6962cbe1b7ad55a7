"""Reads a traceback and names the entry of the error index that answers it. Imports no JAX.

CONTRIBUTING.md explains the format of the rules, ``rules.json``.
"""

from jitguide.errors.verdict import explain

__all__ = ["explain"]
