# fails: judge
import jax
import jax.numpy as jnp

_old = jax.core.Tracer.__int__
jax.core.Tracer.__int__ = lambda self: _old(self)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
