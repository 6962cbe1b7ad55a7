import jax


@jax.jit
def accept(x, count, u):
    return jax.lax.cond(u < 0.5, lambda: (x + u, count + 1.0), lambda: (x, 0))  # raises TypeError


accept(1.0, 2.0, 0.25)
