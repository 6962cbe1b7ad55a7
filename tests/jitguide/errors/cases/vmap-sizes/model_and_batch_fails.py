import jax
import jax.numpy as jnp


def predicted(model, row):
    return jnp.sum(model["scale"] * row) + model["shift"][0]


model = {"scale": jnp.array([1.0, 2.0]), "shift": jnp.ones(4)}
rows = jnp.ones((3, 2))
jax.vmap(predicted)(model, rows)  # raises ValueError
