"""Sliding window: cut `size` elements out of x, from `start` on.

- x is 1-D, of any dtype; 1 <= size <= len(x); start >= 0.
- A window that would stick out at the end moves back: it is the last full window then.
- start is traced, size is static: jax.jit(sliding_window, static_argnames=["size"]),
  one trace for each size, none for a new start. Do not use jit inside.
"""

import jax


def sliding_window(x: jax.Array, start: jax.Array | int, size: int) -> jax.Array:
    """Cut `size` elements out of `x`, from `start` on; the last full window at the end."""
    return x[start : start + size]
