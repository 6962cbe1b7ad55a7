import jax
import jax.numpy as jnp
from jax.experimental import checkify


def logarithm(x):
    checkify.check(x > 0, "x must be positive")
    return jnp.log(x)


checked = jax.jit(checkify.checkify(logarithm))
error, result = checked(1.0)
error.throw()
print(result, error.get())
assert result == 0.0
assert "positive" in jax.jit(checkify.checkify(logarithm))(-1.0)[0].get()
