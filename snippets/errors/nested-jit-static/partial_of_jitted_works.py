from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=[0])
def tile(n, x):
    return jnp.tile(x, n)


@partial(jax.jit, static_argnums=[0])
def apply(fun, x):
    print("tracing")
    return fun(x)


twice = partial(tile, 2)
print(apply(twice, jnp.arange(3)))
print(apply(twice, jnp.arange(3) + 7))
