import jax
import jax.numpy as jnp
from jax.experimental import checkify


def logarithm(x):
    checkify.check(x > 0, "x > 0")
    return jnp.log(x)


checked = jax.jit(checkify.checkify(logarithm))
error, out = checked(1.0)
error.throw()
print(out, error.get())
assert out == 0.0
assert "x > 0" in jax.jit(checkify.checkify(logarithm))(-1.0)[0].get()
