import jax
import jax.numpy as jnp


@jax.jit
def spread(batch):
    mask = batch["known"]
    known = batch["x"][mask]  # raises NonConcreteBooleanIndexError
    return jnp.sqrt(jnp.sum(known * known))


spread({"x": jnp.array([3.0, 4.0, 9.0]), "known": jnp.array([True, True, False])})
