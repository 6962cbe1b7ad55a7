import jax
import jax.numpy as jnp


def banded(x, k):
    return jnp.tril(x, k=k)


banded = jax.jit(banded, static_argnames=["k"])
print(banded(jnp.ones((2, 2)), k=-1))
