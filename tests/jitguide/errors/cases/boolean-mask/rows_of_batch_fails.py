import jax
import jax.numpy as jnp


@jax.jit
def center(batch):
    mask = batch["label"] > 0
    return jnp.mean(batch["x"][mask], axis=0)  # raises NonConcreteBooleanIndexError


center({"x": jnp.array([[1.0, 2.0], [3.0, 4.0]]), "label": jnp.array([0, 1])})
