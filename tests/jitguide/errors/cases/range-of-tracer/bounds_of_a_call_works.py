import jax


def total(x, low, high):
    for i in range(low, high):
        x = x + i
    return x


run = jax.jit(total, static_argnames=["low", "high"])
assert run(1.0, 0, 3) == 4.0
