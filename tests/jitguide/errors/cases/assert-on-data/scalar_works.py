import jax
import jax.numpy as jnp
from jax.experimental import checkify


@jax.jit
def logarithm(x):
    checkify.check(x > 0, "x must be positive")
    return jnp.log(x)


error, result = jax.jit(checkify.checkify(logarithm))(1.0)
print(result, error.get())
assert result == 0.0
assert "positive" in jax.jit(checkify.checkify(logarithm))(-1.0)[0].get()
