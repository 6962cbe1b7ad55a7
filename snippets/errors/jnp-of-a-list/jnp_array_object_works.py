import jax
import jax.numpy as jnp


@jax.jit
def wrap(x):
    return {"value": jnp.array([x]), "unit": jnp.array([0])}


print(wrap(1.0))
