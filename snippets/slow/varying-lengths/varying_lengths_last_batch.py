import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def mean(x, weight):
    print("tracing for batch", x.shape)
    return jnp.sum(x * weight) / jnp.sum(weight)


data = np.arange(10, dtype=np.float32)
for start in range(0, len(data), 4):
    batch = data[start : start + 4]
    missing = 4 - len(batch)
    weight = np.pad(np.ones(len(batch), np.float32), (0, missing))
    print(mean(np.pad(batch, (0, missing)), weight))
