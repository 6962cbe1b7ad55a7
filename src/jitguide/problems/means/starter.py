"""Class means: average the values of each class.

- values is float32 of shape (k,), labels is an integer array of shape (k,), each label in
  0 ... num_classes - 1; the result is float32 of shape (num_classes,).
- A class without members has the mean 0, and gradients stay finite.
- A NaN or an infinity changes the mean of its own class only.
- labels is traced, num_classes is static: jax.jit(class_means, static_argnames=["num_classes"]).
  Do not use jit inside.
"""

import jax
import jax.numpy as jnp


def class_means(values: jax.Array, labels: jax.Array, num_classes: int) -> jax.Array:
    """Average the values of each class; 0 for a class without members."""
    return jnp.stack([values[labels == c].mean() for c in range(num_classes)])
