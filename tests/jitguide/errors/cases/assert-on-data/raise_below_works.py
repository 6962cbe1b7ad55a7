import jax
import jax.numpy as jnp
from jax.experimental import checkify


def root(x):
    checkify.check(~(jnp.any(x < 0)), "negative")
    return jnp.sqrt(x)


checked = jax.jit(checkify.checkify(root))
error, roots = checked(jnp.array([1.0, 4.0]))
error.throw()
assert roots.tolist() == [1.0, 2.0]
