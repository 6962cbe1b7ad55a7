import jax
import jax.numpy as jnp


def scale(x, n):
    return x * n


run = jax.jit(scale, static_argnums=(1,))
assert run(jnp.ones(2), 3)[0] == 3
