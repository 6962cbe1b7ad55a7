import jax
from jax.experimental import checkify

low, high = 0.0, 1.0


def checked(value):
    checkify.check((low <= value) & (value <= high), "outside")
    return value


checked = jax.jit(checkify.checkify(checked))
error, result = checked(0.5)
error.throw()
assert result == 0.5
