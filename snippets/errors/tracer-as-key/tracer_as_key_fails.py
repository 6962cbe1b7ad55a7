import jax


@jax.jit
def distinct(a, b):
    return len({a, b})  # raises TypeError


print(distinct(1, 1))
