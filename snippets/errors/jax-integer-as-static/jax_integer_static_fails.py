from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=[0])
def both_sides(n):
    return jnp.arange(-n, n)


print(both_sides(2))
print(both_sides(jnp.add(1, 1)))  # raises ValueError
