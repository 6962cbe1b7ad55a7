import jax
import jax.numpy as jnp
import numpy as np


def draw(seed):
    rng = np.random.RandomState(seed)  # raises TracerArrayConversionError
    return rng.normal(size=2)


print(jax.vmap(draw)(jnp.arange(3)))
