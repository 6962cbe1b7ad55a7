"""The tested solution of the tile problem: an output shape that depends on the value of ``n``."""

import sys

import jax
import jax.numpy as jnp
import jax.typing
import numpy as np

__all__ = ["jit_with_static_n"]


def jit_with_static_n(x: jax.Array, n: jax.typing.ArrayLike) -> jax.Array:
    """Tile a 1-D array `n` times along axis 0.

    The output shape needs the *value* of `n`, so `n` has to be static under `jax.jit`:

        jax.jit(jit_with_static_n, static_argnames=["n"])

    One program is compiled for each distinct `n`.

    Args:
        x: array of shape `(k,)`, any dtype; `k` may be 0.
        n: how many times, a whole number >= 0. It usually arrives as a float (`2.0`); an int, a
            NumPy scalar or, outside `jax.jit`, a 0-d array also works.

    Returns:
        Array of shape `(k * n,)` with the dtype that JAX gives `x`.

    Raises:
        TypeError: `x` is not an array, or `n` is not a real number.
        ValueError: `x` is not 1-D, or `n` is negative, fractional, infinite or NaN.
        jax.errors.ConcretizationTypeError: `n` is traced (`jax.jit` without `static_argnames`).

    Example:
        >>> import jax, jax.numpy as jnp
        >>> tile = jax.jit(jit_with_static_n, static_argnames=["n"])
        >>> print(tile(jnp.array([7.0, 8.0]), n=2.0))
        [7. 8. 7. 8.]
    """
    count = _whole_number(n)
    return jnp.tile(_vector(x), count)


def _whole_number(n: object) -> int:
    if isinstance(n, jax.core.Tracer):
        # A tracer knows a shape and a dtype but no value: int() says so with JAX's own error.
        return int(n)
    wanted = "jit_with_static_n: n must be a whole number >= 0, such as 2.0 or 2"
    given = f"got {n!r} ({type(n).__name__})"
    if not _is_real_scalar(n):
        raise TypeError(f"{wanted}; {given}")
    number = n if isinstance(n, int) else float(n)  # type: ignore[arg-type]
    if not (0 <= number <= sys.maxsize and number == int(number)):  # false for NaN
        raise ValueError(f"{wanted}; {given}")
    return int(number)


def _is_real_scalar(n: object) -> bool:
    if isinstance(n, bool):  # True is an int to Python; as a count it is a mistake
        return False
    if isinstance(n, (np.generic, np.ndarray, jax.Array)):
        real = jnp.issubdtype(n.dtype, jnp.integer) or jnp.issubdtype(n.dtype, jnp.floating)
        return n.ndim == 0 and real
    return isinstance(n, (int, float))


def _vector(x: object) -> jax.Array:
    if not isinstance(x, (jax.Array, np.ndarray)):
        raise TypeError(
            f"jit_with_static_n: x must be a 1-D array, such as jnp.array([7.0, 8.0]); "
            f"got {x!r} ({type(x).__name__})"
        )
    if x.ndim != 1:
        raise ValueError(
            f"jit_with_static_n: x must be a 1-D array, of shape (k,); got shape {x.shape}"
        )
    return jnp.asarray(x)
