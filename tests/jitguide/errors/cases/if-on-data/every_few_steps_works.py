import jax


@jax.jit
def step(x, i):
    jax.lax.cond(i % 2 == 0, lambda x: jax.debug.print("x {}", x), lambda x: None, x)
    return x / 2


assert step(8.0, 0) == 4
