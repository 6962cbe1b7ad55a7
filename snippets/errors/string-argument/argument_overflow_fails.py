import jax


@jax.jit
def next_id(n):
    return n + 1


print(next_id(3_000_000_000))  # raises OverflowError
