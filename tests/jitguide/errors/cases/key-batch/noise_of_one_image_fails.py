# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def noisy(rng, images):
    noise = jax.random.normal(rng, (3,))  # raises ValueError
    return images + noise


noisy(jax.random.split(jax.random.key(0), 2), jnp.zeros((2, 3)))
