import jax


@jax.jit
def step(x, i):
    jax.lax.cond(i % 2 == 0, lambda: jax.debug.print("x {}", x), lambda: None)
    return x / 2


assert step(8.0, 0) == 4
