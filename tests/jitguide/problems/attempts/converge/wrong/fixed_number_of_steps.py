# fails: example
import jax
import jax.numpy as jnp


def newton_sqrt(a, tolerance, max_steps):
    x = jnp.maximum(a, 1.0)
    x = jax.lax.fori_loop(0, 50, lambda i, x: (x + a / x) / 2, x)
    return x, jnp.int32(50)
