import jax


@jax.jit  # raises TypeError
def halves(x):
    yield x / 2
    yield x / 4


print(list(halves(8.0)))
