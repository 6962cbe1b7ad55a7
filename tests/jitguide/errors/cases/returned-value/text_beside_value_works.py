import jax


@jax.jit
def same(x):
    return x


assert (same(1.0), "ok") == (1.0, "ok")
