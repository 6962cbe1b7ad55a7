from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="n")
def frame(x, n):
    return jnp.pad(x, n)


settings = [1, 2]
x = jnp.array([7.0, 8.0])
print(frame(x, n=tuple(settings)))
