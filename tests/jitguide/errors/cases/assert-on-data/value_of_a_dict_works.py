import jax
from jax.experimental import checkify


def scaled(x, options):
    checkify.check(options["rate"] > 0, 'options["rate"] > 0')
    return x * options["rate"]


checked = jax.jit(checkify.checkify(scaled))
error, out = checked(2.0, {"rate": 3.0})
error.throw()
print(out)
assert out == 6.0
