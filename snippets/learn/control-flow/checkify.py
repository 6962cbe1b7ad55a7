import jax
import jax.numpy as jnp
from jax.experimental import checkify


def log(x):
    assert x.ndim == 1
    checkify.check(jnp.all(x > 0), "not positive: {least}", least=x.min())
    return jnp.log(x)


checked_log = jax.jit(checkify.checkify(log))
error, value = checked_log(jnp.array([1.0, 2.0]))
print(error.get(), value)
error, value = checked_log(jnp.array([1.0, -1.0]))
print(error.get(), value)
