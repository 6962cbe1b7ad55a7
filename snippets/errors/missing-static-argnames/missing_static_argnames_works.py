from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def zeros_and_ones(n):
    return jnp.concatenate([jnp.zeros((n,)), jnp.ones((n,))])


print(zeros_and_ones(2))
print(zeros_and_ones(n=3))
