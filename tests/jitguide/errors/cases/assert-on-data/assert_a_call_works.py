import jax
import jax.numpy as jnp
from jax.experimental import checkify


def normal(p):
    p = p / p.sum()
    checkify.check(jnp.allclose(p.sum(), 1.0), "not normal")
    return p


checked = jax.jit(checkify.checkify(normal))
error, out = checked(jnp.ones(4))
error.throw()
assert out.tolist() == [0.25] * 4
