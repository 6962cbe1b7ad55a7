import jax
import jax.numpy as jnp


def pad(x, width):
    return jnp.pad(x, int(width))


pad = jax.jit(pad, static_argnames=["width"])
print(pad(jnp.arange(3), width=2.0))
