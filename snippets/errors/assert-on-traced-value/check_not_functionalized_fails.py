import jax
from jax.experimental import checkify


@jax.jit
def mean(x, count):
    checkify.check(count > 0, "count must be positive")
    return x.sum() / count


print(mean(jax.numpy.ones(3), 3))  # raises ValueError
