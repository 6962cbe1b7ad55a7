import jax


def total(x, sizes):
    return x * sum(sizes)


total = jax.jit(total, static_argnames=["sizes"])
print(total(1.0, sizes=[2, 3]))  # raises ValueError
