import jax
import jax.numpy as jnp
from jax.experimental import checkify


def normalise(x, scale):
    checkify.check(scale > 0, "scale must be positive")
    checkify.check(jnp.all(x >= 0), "x must not be negative")
    return x / (scale * x.sum())


checked = jax.jit(checkify.checkify(normalise))
error, out = checked(jnp.ones(2), 2.0)
error.throw()
assert out.tolist() == [0.25, 0.25]
