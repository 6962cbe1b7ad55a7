import jax
import jax.numpy as jnp


@jax.jit
def total(batch):
    mask = batch["y"] > 0
    return jnp.sum(batch["x"][mask])  # raises NonConcreteBooleanIndexError


total({"x": jnp.array([1.0, 2.0, 3.0]), "y": jnp.array([1, 0, 1])})
