import jax

ranges = []


@jax.jit
def doubled(x):
    low = x.min()
    high = x.max()
    return 2 * x, low, high


y, low, high = doubled(jax.numpy.arange(3.0))
ranges.append((float(low), float(high)))
assert ranges == [(0.0, 2.0)]
