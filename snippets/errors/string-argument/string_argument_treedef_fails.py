import jax
import jax.numpy as jnp


@jax.jit
def loss(leaves, structure):
    return jax.tree.unflatten(structure, leaves)["w"].sum()


leaves, structure = jax.tree.flatten({"w": jnp.ones(2), "b": jnp.ones(1)})
print(loss(leaves, structure))  # raises TypeError
