import jax
import jax.numpy as jnp
from jax.experimental import checkify


def relative(load, limit):
    checkify.check((load > 0) & (load < limit), "load out of range")
    return load / limit


def margin(load, limit):
    share = relative(load, limit)
    return 1 - jnp.sqrt(share)


checked = jax.jit(checkify.checkify(margin))
error, left = checked(4.0, 16.0)
error.throw()
assert left == 0.5
