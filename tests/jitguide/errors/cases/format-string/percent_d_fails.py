import jax


@jax.jit
def shown(x):
    print("%d" % x)  # raises TypeError
    return x


shown(1)
