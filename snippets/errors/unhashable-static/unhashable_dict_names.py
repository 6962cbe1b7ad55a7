import jax
import jax.numpy as jnp


def pad(x, width, mode):
    return jnp.pad(x, width, mode=mode)


pad = jax.jit(pad, static_argnames=["width", "mode"])
options = {"width": 2, "mode": "wrap"}
print(pad(jnp.arange(2), **options))
