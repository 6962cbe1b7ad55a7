import jax

counts = []


@jax.jit
def clipped(x):
    positive = (x > 0).sum()
    return x.clip(0), positive


y, positive = clipped(jax.numpy.arange(3.0))
counts.append(int(positive))
assert counts == [2]
