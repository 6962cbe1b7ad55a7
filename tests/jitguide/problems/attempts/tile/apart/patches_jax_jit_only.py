# fails: judge
import jax
import jax.numpy as jnp

_jit = jax.jit
jax.jit = lambda f=None, **options: _jit(f, **options)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
