# argument: grads['b']
# argument on other versions: grads['w']
# pasted above its traceback

import jax
import jax.numpy as jnp


def clipped(tree, limit):
    total = jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in jax.tree.leaves(tree)))
    if total > limit:  # raises TracerBoolConversionError
        return jax.tree.map(lambda g: g * (limit / total), tree)
    return tree


@jax.jit
def step(grads):
    return clipped(grads, 1.0)


step({"w": jnp.array([3.0, 4.0]), "b": jnp.array(0.0)})
