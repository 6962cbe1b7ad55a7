import jax


def halve(x):
    return jax.lax.cond(x < 1, lambda x: x, halve, x / 2)  # raises RecursionError


print(jax.jit(halve)(5.0))
