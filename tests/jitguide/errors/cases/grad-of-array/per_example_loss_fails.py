import jax
import jax.numpy as jnp


def errors(w):
    return (w * jnp.arange(3.0)) ** 2


jax.grad(errors)(2.0)  # raises TypeError
