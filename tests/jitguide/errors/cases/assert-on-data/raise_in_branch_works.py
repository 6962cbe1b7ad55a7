import jax
import jax.numpy as jnp
from jax.experimental import checkify


def safe_log(x):
    checkify.check(x > 0, "x must be positive")
    return jnp.log(x)


checked = jax.jit(checkify.checkify(safe_log))
error, result = checked(1.0)
error.throw()
assert result == 0
