import jax

T = 0.7
dt = 0.1


@jax.jit
def integrated(x):
    return jax.lax.fori_loop(0, T / dt, lambda i, x: x + 1, x)  # raises TypeError


print(integrated(0))
