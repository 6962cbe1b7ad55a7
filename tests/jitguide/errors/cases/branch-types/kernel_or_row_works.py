import jax
import jax.numpy as jnp


def clipped(grads):
    return {"kernel": jnp.clip(grads["kernel"], -1.0, 1.0)}


def skipped(grads):
    return jax.tree.map(jnp.zeros_like, grads)


grads = {"kernel": 3 * jnp.ones((2, 3))}
assert jax.lax.cond(False, clipped, skipped, grads)["kernel"].tolist() == [[0] * 3] * 2
