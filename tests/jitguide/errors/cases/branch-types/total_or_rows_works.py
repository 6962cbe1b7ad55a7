import jax
import jax.numpy as jnp
import numpy as np


def total(x):
    return x.sum()


def same(x):
    return x


@jax.jit
def choose(p, x):
    return jax.lax.cond(p > 0, lambda *args: jnp.broadcast_to(total(*args), (3,)), same, x)


out = choose(1.0, jnp.ones(3))
np.testing.assert_allclose(out, [3, 3, 3], rtol=1e-6)
