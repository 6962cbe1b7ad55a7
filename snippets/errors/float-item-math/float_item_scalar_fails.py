import jax
import jax.numpy as jnp


@jax.jit
def loss(x):
    return jnp.sum(x, keepdims=True)


print(float(loss(jnp.arange(3.0))))  # raises TypeError
