import jax
import jax.numpy as jnp
from jax.experimental import checkify


def normalise(p):
    checkify.check(jnp.all(p >= 0), "jnp.all(p >= 0)")
    return p / p.sum()


checked = jax.jit(checkify.checkify(normalise))
error, shares = checked(jnp.array([1.0, 3.0]))
error.throw()
assert shares[0] == 0.25
