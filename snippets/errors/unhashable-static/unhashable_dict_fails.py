import jax
import jax.numpy as jnp


def scale(x, options):
    return x * options["factor"]


scale = jax.jit(scale, static_argnames=["options"])
print(scale(jnp.ones(2), options={"factor": 3.0}))  # raises ValueError
