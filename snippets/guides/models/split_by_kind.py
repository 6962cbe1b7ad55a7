# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["structure", "options"])
def run(arrays, structure, options):
    leaves = [a if a is not None else o for a, o in zip(arrays, options)]
    model = jax.tree_util.tree_unflatten(structure, leaves)
    return model["activation"](model["weight"] * model["scale"])


model = {"weight": jnp.array([-1.0, 2.0]), "scale": 3, "activation": jax.nn.relu}
leaves, structure = jax.tree_util.tree_flatten(model)
is_array = [isinstance(leaf, jax.Array) for leaf in leaves]
arrays = tuple(leaf if kind else None for leaf, kind in zip(leaves, is_array))
options = tuple(None if kind else leaf for leaf, kind in zip(leaves, is_array))
print(run(arrays, structure, options))
