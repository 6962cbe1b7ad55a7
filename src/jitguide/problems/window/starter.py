"""Slide a window: traced start, static size."""

import jax


def sliding_window(x: jax.Array, start: jax.Array | int, size: int) -> jax.Array:
    """Cut `size` elements out of `x`, from `start` on; the last full window at the end."""
    return x[start : start + size]
