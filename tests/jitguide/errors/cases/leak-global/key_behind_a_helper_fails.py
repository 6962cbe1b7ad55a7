# pasted above its traceback

import jax
import jax.numpy as jnp

KEY = jax.random.key(7)


def noise(shape):
    global KEY
    KEY, sub = jax.random.split(KEY)  # raises UnexpectedTracerError
    return jax.random.normal(sub, shape)


@jax.jit
def walk(x, rate):
    return x + rate * noise(x.shape)


x = jnp.zeros(3)
for _ in range(3):
    x = walk(x, 0.1)
offset = noise((3,))
