import jax
import jax.numpy as jnp
from jax.experimental import checkify


def spread(w):
    checkify.check(jnp.all(w >= 0), "jnp.all(w >= 0)")
    return jnp.sum(w**2)


checked = jax.jit(checkify.checkify(jax.grad(spread)))
weights = jnp.array([1.0, 3.0])
error, slope = checked(weights)
error.throw()
weights = weights - 0.25 * slope
assert weights.tolist() == [0.5, 1.5]
