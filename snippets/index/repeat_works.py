from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n")
def repeat(x, n):
    copies = [x for _ in range(n)]
    return jnp.concatenate(copies)


x = jnp.array([7.0, 8.0])
print(repeat(x, 3))
