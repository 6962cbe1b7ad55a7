# argument: i

import jax
import jax.numpy as jnp

layers = [{"w": jnp.eye(2) * k, "b": jnp.ones(2)} for k in (1, 2)]


def body(x, i):
    layer = layers[i]  # raises TracerIntegerConversionError
    return x @ layer["w"] + layer["b"], None


y, _ = jax.lax.scan(body, jnp.ones(2), jnp.arange(2))
