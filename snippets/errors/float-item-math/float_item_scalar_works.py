import jax
import jax.numpy as jnp


@jax.jit
def loss(x):
    return jnp.sum(x, keepdims=True)


result = loss(jnp.arange(3.0))
print(result.shape, float(result[0]), result.item(), result.tolist())
