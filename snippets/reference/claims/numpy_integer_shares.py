import jax
import jax.numpy as jnp
import numpy as np


def head(x, n):
    print("tracing for", type(n).__name__)
    return x[:n]


head = jax.jit(head, static_argnames=["n"])
head(jnp.arange(5), n=3)
head(jnp.arange(5), n=np.int64(3))
