import jax
import jax.numpy as jnp
import numpy as np

losses = []


def loss(w, x):
    return jnp.sum((w * x) ** 2)


for w in [1.0, 2.0]:
    value, gradient = jax.value_and_grad(loss)(w, jnp.ones(3))
    losses.append(value)
print(np.array(losses))
