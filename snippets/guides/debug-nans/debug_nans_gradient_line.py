import traceback

import jax
import jax.numpy as jnp


def loss(x):
    root = jnp.sqrt(2 * x)
    return jnp.where(x > 0, root, 0.0).sum()


with jax.debug_nans(True), jax.disable_jit():
    try:
        jax.jit(jax.grad(loss))(jnp.array([0.0, 1.0]))
    except FloatingPointError as error:
        frames = traceback.extract_tb(error.__cause__.__traceback__)
        print([frame.line for frame in frames if frame.name == "loss"])
