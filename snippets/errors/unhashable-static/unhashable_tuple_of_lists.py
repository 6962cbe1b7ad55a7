import jax
import jax.numpy as jnp


def pad(x, widths):
    return jnp.pad(x, widths)


pad = jax.jit(pad, static_argnames=["widths"])
print(pad(jnp.ones((2, 2)), widths=([1, 1], [0, 0])))  # raises ValueError
