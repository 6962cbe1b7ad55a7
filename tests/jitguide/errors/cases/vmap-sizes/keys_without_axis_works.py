import jax
import jax.numpy as jnp


def energy(x, model):
    return model["depth"] * jnp.exp(-x / model["width"]) - model["zero"]


model = {"depth": jnp.array(2.0), "width": jnp.array(1.0), "zero": jnp.array(0.5)}
energies = jax.vmap(energy, in_axes=(0, None))(jnp.zeros(3), model)
assert energies.tolist() == [1.5, 1.5, 1.5]
