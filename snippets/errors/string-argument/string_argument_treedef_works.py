from functools import partial

import jax
import jax.numpy as jnp
from jax.flatten_util import ravel_pytree


@partial(jax.jit, static_argnames=["structure"])
def loss(leaves, structure):
    print("tracing")
    return jax.tree.unflatten(structure, leaves)["w"].sum()


params = {"w": jnp.ones(2), "b": jnp.ones(1)}
leaves, structure = jax.tree.flatten(params)
print(loss(leaves, structure))
print(loss(leaves, jax.tree.structure({"w": 0, "b": 0})))

vector, unravel = ravel_pytree(params)
print(jax.jit(lambda vector: unravel(vector)["w"].sum())(vector))
