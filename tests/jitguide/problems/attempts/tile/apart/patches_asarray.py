# fails: judge
import jax.numpy as jnp
import numpy as np

_asarray = np.asarray
np.asarray = lambda *a, **k: _asarray(*a, **k)


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
