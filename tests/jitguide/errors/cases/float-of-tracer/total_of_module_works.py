import jax

total = 0.0


@jax.jit
def halved(x):
    return x / 2


x = jax.numpy.arange(3.0)
half = halved(x)
total += float(x.sum())
assert total == 3.0
