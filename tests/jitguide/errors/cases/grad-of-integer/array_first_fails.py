import jax
import jax.numpy as jnp


def loss(w, x):
    return jnp.sum((w * x) ** 2)


out = jax.grad(loss)(jnp.arange(3), 2.0)  # raises TypeError
