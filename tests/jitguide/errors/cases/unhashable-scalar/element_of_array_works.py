import jax
import jax.numpy as jnp


def first(x, n):
    return x[:n]


run = jax.jit(first, static_argnames="n")
lengths = jnp.array([2, 3])
assert run(jnp.arange(5.0), n=lengths[0].item()).shape == (2,)
