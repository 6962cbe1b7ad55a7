import jax
import jax.numpy as jnp
from jax.experimental import checkify


def shrink(total, size):
    rest = total - size
    checkify.check(rest >= 0, "spent too much")
    return (rest, rest / 2)


sizes = [1.0, 2.0, 3.0]
total = jnp.float32(10.0)
checked = jax.jit(checkify.checkify(shrink))
for size in sizes:
    error, (total, half) = checked(total, size)
    error.throw()
assert (total, half, checked._cache_size()) == (4.0, 2.0, 1)
