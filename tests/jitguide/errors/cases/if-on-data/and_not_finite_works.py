import jax
import jax.numpy as jnp
from jax.experimental import checkify


def checked(a, check=True):
    checkify.check(~(jnp.logical_and(check, ~(jnp.isfinite(a).all()))), "not finite")
    return a + 1


checked = jax.jit(checkify.checkify(checked))
error, result = checked(jnp.ones(2))
error.throw()
assert result.tolist() == [2, 2]
