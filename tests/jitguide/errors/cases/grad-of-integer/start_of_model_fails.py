# pasted above its traceback

import jax
import jax.numpy as jnp


def loss(params, x):
    return jnp.sum((params["a"] * x + params["b"]) ** 2)


step = jax.value_and_grad(loss)
params = {"a": jnp.array([1, -2]), "b": 3}
value, grads = step(params, jnp.ones(2))  # raises TypeError
print(grads)
