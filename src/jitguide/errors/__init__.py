"""Reads a traceback and names the entry of the error index that answers it. Imports no JAX."""

from jitguide.errors.verdict import explain

__all__ = ["explain"]
