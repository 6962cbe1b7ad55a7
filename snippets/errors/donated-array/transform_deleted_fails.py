import jax
import jax.numpy as jnp


def shift(x):
    return x + 1


shift = jax.jit(shift, donate_argnums=0)
x = jnp.ones(3)
shift(x)
print(x.sum())  # raises RuntimeError
