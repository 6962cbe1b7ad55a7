import jax
import jax.numpy as jnp
from jax.experimental import checkify


def checked(value):
    checkify.check(jnp.all((value == 0) | (value == 1)), "not 0 or 1")
    return value * 2


checked = jax.jit(checkify.checkify(checked))
error, doubled = checked(jnp.array([0.0, 1.0]))
error.throw()
assert doubled.tolist() == [0, 2]
