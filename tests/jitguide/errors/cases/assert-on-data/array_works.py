import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import checkify


def checked(x):
    checkify.check(jnp.all(x > 0), "x > 0")
    return x


checked = jax.jit(checkify.checkify(checked))
error, result = checked(jnp.ones(3))
error.throw()
print(result, error.get())
np.testing.assert_array_equal(result, np.ones(3))
error, result = checked(-jnp.ones(3))
assert "x > 0" in error.get()
