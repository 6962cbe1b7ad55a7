import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def mean_square(batch):
    print("tracing for", batch.shape)
    return jnp.mean(batch**2)


for length in (16, 17, 100, 101, 16):
    mean_square(np.ones(length, "float32"))
