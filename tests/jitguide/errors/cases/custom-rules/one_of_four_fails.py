# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.custom_vjp
def rounded(x, step, low, high):
    return jnp.clip(jnp.round(x / step) * step, low, high)


def rounded_fwd(x, step, low, high):
    return rounded(x, step, low, high), (x > low) & (x < high)


def rounded_bwd(inside, g):
    return jnp.where(inside, g, 0.0)


rounded.defvjp(rounded_fwd, rounded_bwd)
slope = jax.grad(rounded)(3.2, 0.5, 0.0, 4.0)  # raises TypeError
