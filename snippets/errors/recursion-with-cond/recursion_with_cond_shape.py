import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    if len(x) <= 1:
        return x.sum()
    half = len(x) // 2
    return total(x[:half]) + total(x[half:])


print(total(jnp.arange(5.0)))
