import jax


@jax.jit
def choose(flag, x):
    return jax.lax.cond(flag, lambda x: x * 1.5, lambda x: 0, x)  # raises TypeError


choose(True, 2.0)
