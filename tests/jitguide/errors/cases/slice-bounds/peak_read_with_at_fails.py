# argument: n

import jax
import jax.numpy as jnp


@jax.jit
def peak(x, n):
    head = x.at[:n].get()  # raises IndexError
    return head.max()


print(peak(jnp.array([1.0, 3.0, 9.0]), 2))
