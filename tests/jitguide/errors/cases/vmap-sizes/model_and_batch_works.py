import jax
import jax.numpy as jnp


def predicted(model, row):
    return jnp.sum(model["scale"] * row) + model["shift"][0]


model = {"scale": jnp.array([1.0, 2.0]), "shift": jnp.ones(4)}
rows = jnp.ones((3, 2))
assert jax.vmap(predicted, in_axes=(None, 0))(model, rows).tolist() == [4, 4, 4]
