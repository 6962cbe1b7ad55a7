import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def noisy(x, seed):
    return x + np.random.default_rng(seed).normal(size=x.shape)  # raises TypeError


noisy(jnp.ones(3), 4)
