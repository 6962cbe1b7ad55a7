import jax
import jax.numpy as jnp


def clipped(grads):
    return {"kernel": jnp.clip(grads["kernel"], -1.0, 1.0)}


def skipped(grads):
    return {"kernel": jnp.zeros(2)}


grads = {"kernel": 3 * jnp.ones((2, 3))}
jax.lax.cond(False, clipped, skipped, grads)  # raises TypeError
