import jax


@jax.jit
def choose(flag, x):
    return jax.lax.cond(flag, lambda x: (x, x), lambda x: x, x)  # raises TypeError


choose(True, 2.0)
