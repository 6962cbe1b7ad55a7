# argument: weights

import jax
import jax.numpy as jnp


def apply(weights, x):
    return weights @ x


batched = jax.vmap(apply)
batched(jnp.ones((4, 3)), jnp.ones(3))  # raises ValueError
