import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.pmap, static_broadcasted_argnums=0)
def bases(n_bases, x):
    return jnp.stack([x**k for k in range(n_bases)])


n_bases = 3
out = bases(n_bases, jnp.ones((1, 2)))
assert out.shape == (1, 3, 2)
