"""Slide a window: traced start, static size."""

import jax


def sliding_window(x: jax.Array, start: jax.Array | int, size: int) -> jax.Array:
    """Return `size` elements of `x` from `start` on; near the end, the last full window."""
    return x[start : start + size]
