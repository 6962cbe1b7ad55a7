# fails: plain-jit
import jax
import jax.numpy as jnp

jax.jit = lambda f, **options: f


def jit_with_static_n(x, n):
    if isinstance(n, jax.core.Tracer):
        return x
    return jnp.tile(x, int(n))
