import jax
import jax.numpy as jnp


def losses(w, x):
    return (x * w) ** 2


jax.grad(losses)(1.0, jnp.ones(3))  # raises TypeError
