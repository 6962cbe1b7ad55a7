import jax


@jax.jit
def accept(x, y):
    return jax.lax.cond(x > y, lambda: True, lambda: 0)  # raises TypeError


accept(1.0, 0.0)
