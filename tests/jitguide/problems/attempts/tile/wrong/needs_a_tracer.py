# fails: example-1
import jax
import jax.numpy as jnp


def jit_with_static_n(x, n):
    assert isinstance(x, jax.core.Tracer)
    return jnp.tile(x, int(n))
