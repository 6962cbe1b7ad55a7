from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=(0, -1))
def repeated(step, x, count):
    for _ in range(count):
        x = step(x)
    return x


same = jnp.allclose(repeated(jnp.sin, jnp.ones(2), 3), jnp.sin(jnp.sin(jnp.sin(1.0))))
assert same
