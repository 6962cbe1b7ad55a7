import jax
from jax.experimental import checkify


@jax.jit
def root(x):
    checkify.check(x >= 0, "x must not be negative, but is {}", x)
    return x**0.5


print(root(4.0))  # raises ValueError
