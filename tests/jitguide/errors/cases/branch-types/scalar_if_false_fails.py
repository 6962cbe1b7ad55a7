import jax
import jax.numpy as jnp


def measured(x):
    return {"distance": jnp.ones((2, 3)) * x}


def nothing(x):
    return {"distance": jnp.zeros(())}


jax.lax.cond(True, measured, nothing, 1.0)  # raises TypeError
