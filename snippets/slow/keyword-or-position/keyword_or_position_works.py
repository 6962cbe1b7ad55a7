import jax


@jax.jit
def _add(x, y):
    print("tracing")
    return x + y


def add(x, y):
    return _add(x, y)


add(1, 2)
add(1, y=2)
add(y=2, x=1)
