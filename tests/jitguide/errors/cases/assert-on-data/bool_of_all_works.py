import jax
import jax.numpy as jnp
from jax.experimental import checkify


def logarithm(x):
    checkify.check(jnp.isfinite(x).all(), "not finite")
    return jnp.log(x)


checked = jax.jit(checkify.checkify(logarithm))
error, out = checked(jnp.ones(2))
error.throw()
print(out)
assert out.tolist() == [0.0, 0.0]
assert "not finite" in checked(jnp.full(2, jnp.nan))[0].get()
