import jax
import jax.numpy as jnp
import numpy as np

losses = []


def loss(w, x):
    value = jnp.sum((w * x) ** 2)
    losses.append(value)
    return value


for w in [1.0, 2.0]:
    jax.grad(loss)(w, jnp.ones(3))
print(len(losses), str(losses[0]).splitlines()[0])
print(np.array(losses))  # raises TracerArrayConversionError
