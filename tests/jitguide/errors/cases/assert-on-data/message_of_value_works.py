import jax
from jax.experimental import checkify


def half(x):
    checkify.check(x > 0, "x > 0")
    return x / 2


checked = jax.jit(checkify.checkify(half))
error, result = checked(4.0)
error.throw()
assert result == 2.0
