import jax
import jax.numpy as jnp


def clipped(tree, limit):
    total = jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in jax.tree.leaves(tree)))
    return jax.lax.cond(
        total > limit, lambda: jax.tree.map(lambda g: g * (limit / total), tree), lambda: tree
    )


@jax.jit
def step(grads):
    return clipped(grads, 1.0)


grads = step({"w": jnp.array([3.0, 4.0]), "b": jnp.array(0.0)})
assert jnp.allclose(grads["w"], jnp.array([0.6, 0.8])) and grads["b"] == 0
