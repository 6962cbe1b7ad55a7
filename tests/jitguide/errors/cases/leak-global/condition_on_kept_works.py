import jax


@jax.jit
def loss(x):
    return x**2, x > 3


square, kept = loss(2.0)
assert square == 4 and not kept
