# on other versions: size-argument
# pasted above its traceback
import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnums=1)
def largest(x, k):
    return jax.lax.top_k(x, k)[0].mean()


@jax.jit
def contrast(x, few, many):
    top = largest(x, few)  # raises ValueError
    return top - largest(x, many)


print(contrast(jnp.arange(4.0), 1, 3))
