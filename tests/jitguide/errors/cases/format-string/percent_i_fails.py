import jax


@jax.jit
def shown(x):
    print("%i items" % x)  # raises TypeError
    return x


shown(1)
