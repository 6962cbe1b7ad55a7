from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=[0])
def both_sides(n):
    return jnp.arange(-n, n)


print(both_sides(int(jnp.add(1, 1))))
print(both_sides(jnp.add(1, 1).item()))
print(both_sides(1 + 1))
