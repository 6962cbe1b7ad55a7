import io

import jax
import jax.numpy as jnp

typed = io.StringIO("p x\nc\n")


@jax.jit
def double(x):
    jax.debug.breakpoint(num_frames=1, stdin=typed)
    return x * 2


def pair(x):
    y = x + 1
    return double(y)


x = jnp.array([1.0])
print(jax.eval_shape(pair, x))
print(pair(x))
