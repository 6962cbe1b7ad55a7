from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["axis"])
def centred(x, axis=(0,)):
    return x - jnp.mean(x, axis=axis, keepdims=True)


x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
print(centred(x, axis=(0,)))
print(centred(x, axis=(0, 1)))
