import jax
import jax.numpy as jnp


@jax.jit
def total(batch):
    mask = batch["y"] > 0
    return jnp.sum(batch["x"], where=mask)


assert total({"x": jnp.array([1.0, 2.0, 3.0]), "y": jnp.array([1, 0, 1])}) == 4
