"""Assertions for the checks: each function accepts an outcome or raises `Miss`."""

from typing import Any

import numpy as np

from jitguide.problems.model import Miss
from jitguide.problems.values import Array, Got, Outcome, Raised, show_array, show_outcome


def returned(outcome: Outcome, given: str, expected: str) -> Got:
    """Insist on a result rather than an error."""
    if isinstance(outcome, Raised):
        raise Miss(given, expected, show_outcome(outcome))
    return outcome


def expect_pair(outcome: Outcome, names: str, given: str, expected: str = "") -> tuple[Got, Got]:
    """Insist on a tuple of two, such as ``(root, steps)``."""
    got = returned(outcome, given, expected or f"a tuple {names}")
    if got.kind != "tuple" or len(got.value) != 2:
        raise Miss(given, f"a tuple {names}", show_outcome(outcome))
    first, second = got.value
    return first, second


def expect_array(
    outcome: Outcome, expected: Array, given: str, rtol: float = 0.0, atol: float = 0.0
) -> None:
    """Insist on shape and values; the type and dtype have checks of their own."""
    wanted = show_array(expected)
    got = _as_array(returned(outcome, given, wanted))
    if got is None:
        raise Miss(given, wanted, show_outcome(outcome))
    if got.shape != expected.shape:
        raise Miss(given, wanted, show_array(got))
    same = _equal(got, expected, rtol, atol)
    if not bool(same.all()):
        shown = show_array(got)
        if got.size > 12:
            place = int(np.flatnonzero(~same.ravel())[0])
            wanted += f" with {expected.ravel()[place]} at position {place}"
            shown += f" with {got.ravel()[place]} there"
        raise Miss(given, wanted, shown)


def expect_value(outcome: Outcome, expected: object, given: str) -> None:
    """Insist on one plain value of Python."""
    got = returned(outcome, given, repr(expected))
    if got.kind != "plain" or type(got.value) is not type(expected) or got.value != expected:
        raise Miss(given, repr(expected), show_outcome(outcome))


def expect_jax_array(outcome: Outcome, given: str) -> None:
    """Insist on a JAX array, no NumPy array, no list, nothing that looks like one."""
    got = returned(outcome, given, "a JAX array")
    if got.kind != "jax":
        raise Miss(given, "a JAX array (jax.Array)", f"{got.type_name}")


def expect_dtype(outcome: Outcome, dtype: str, given: str) -> None:
    """Insist on a dtype."""
    got = _as_array(returned(outcome, given, dtype))
    if got is None or got.dtype.name != dtype:
        raise Miss(given, dtype, "no array" if got is None else got.dtype.name)


def expect_traces(traces: int, wanted: int, given: str) -> None:
    """Insist on a number of traces."""
    if traces != wanted:
        several = "" if wanted == 1 else "s"
        raise Miss(given, f"{wanted} trace{several}", f"{traces} traces")


def expect_raised(outcome: Outcome, kind: type[BaseException], given: str) -> None:
    """Insist on an exception of a class, or of a subclass."""
    if not isinstance(outcome, Raised):
        raise Miss(given, kind.__name__, f"no error, but {show_outcome(outcome)}")
    if not issubclass(outcome.kind, kind):
        raise Miss(given, kind.__name__, show_outcome(outcome))


def _as_array(got: Got) -> Array | None:
    if got.kind in ("jax", "numpy"):
        array: Array = got.value
        return array
    if got.kind == "plain" and isinstance(got.value, (bool, int, float)):
        return np.asarray(got.value)
    if got.kind in ("tuple", "list"):
        found = map(_as_array, got.value)
        parts = [part for part in found if part is not None]
        if len(parts) == len(got.value) and len({part.shape for part in parts}) <= 1:
            return np.asarray(parts)
    return None


def _equal(got: Array, expected: Array, rtol: float, atol: float) -> Any:
    if expected.dtype.kind in "iu":
        return np.asarray(got == expected)
    wide, expected_wide = map(_wide, (got, expected))
    with np.errstate(all="ignore"):
        return np.isclose(wide, expected_wide, rtol, atol, equal_nan=True)


def _wide(array: Array) -> Array:
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)
