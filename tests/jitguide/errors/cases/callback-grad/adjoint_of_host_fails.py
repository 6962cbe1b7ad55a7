# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np

MATRIX = np.array([[1.0, 2.0], [0.0, 3.0]], np.float32)


@jax.custom_jvp
def blur(x):
    return jax.pure_callback(lambda v: MATRIX @ np.asarray(v), x, x)


@blur.defjvp
def blur_jvp(primals, tangents):
    return blur(*primals), blur(*tangents)


def loss(x):
    return jnp.sum(blur(x))


slope = jax.grad(loss)(jnp.ones(2))  # raises ValueError
