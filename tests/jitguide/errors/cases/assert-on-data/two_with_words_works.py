import jax
import jax.numpy as jnp
from jax.experimental import checkify


def scaled(x, scale):
    checkify.check((scale > 0) & (scale < 9), "scale is wrong")
    checkify.check(jnp.all(x >= 0), "x is negative")
    return x * scale


checked = jax.jit(checkify.checkify(scaled))
error, y = checked(jnp.ones(2), 2.0)
error.throw()
assert y.tolist() == [2, 2]
