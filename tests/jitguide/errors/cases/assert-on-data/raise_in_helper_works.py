import jax
import jax.numpy as jnp
from jax.experimental import checkify


def check(x):
    checkify.check(~(jnp.any(x < 0)), "negative")


def root(x):
    check(x)
    return jnp.sqrt(x)


checked = jax.jit(checkify.checkify(root))
error, out = checked(jnp.array([1.0, 4.0]))
error.throw()
assert out.tolist() == [1.0, 2.0]
