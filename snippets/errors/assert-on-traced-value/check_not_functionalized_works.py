import jax
from jax.experimental import checkify


@jax.jit
@checkify.checkify
def mean(x, count):
    checkify.check(count > 0, "count must be positive")
    return x.sum() / count


error, value = mean(jax.numpy.ones(3), 3)
error.throw()
print(value)
