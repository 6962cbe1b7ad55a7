import jax
import jax.numpy as jnp


@jax.jit
def halve(x):
    return jax.lax.while_loop(lambda x: x >= 1, lambda x: x / 2, x) / 2


@jax.jit
def total(x):
    if len(x) <= 1:
        return x.sum()
    half = len(x) // 2
    return total(x[:half]) + total(x[half:])


print(halve(5.0), total(jnp.arange(5.0)))
