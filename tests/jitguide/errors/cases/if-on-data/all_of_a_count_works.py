import jax
import jax.numpy as jnp
from jax.experimental import checkify


def checked(num_values):
    checkify.check((num_values > 0).all(), "not positive")
    return num_values


checked = jax.jit(checkify.checkify(checked))
error, result = checked(jnp.array([2, 3]))
error.throw()
assert result.tolist() == [2, 3]
error, _ = checked(jnp.array([2, 0]))
assert "not positive" in error.get()
