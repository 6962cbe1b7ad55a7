import jax
import jax.numpy as jnp


def trained(w):
    return w - 0.1, {"norm": jnp.abs(w)}


def waits(w):
    extras = {}
    return w, extras


jax.lax.cond(False, trained, waits, 2.0)  # raises TypeError
