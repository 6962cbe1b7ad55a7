import jax
import jax.numpy as jnp


def total(x, axis):
    return jnp.sum(x, axis=axis)


total = jax.jit(total, static_argnames=["axis"])
print(total(jnp.ones((2, 3)), axis=0))
