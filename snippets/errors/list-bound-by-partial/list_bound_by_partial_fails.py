import jax


def weighted(x, sizes):
    return x * sum(sizes)


weighted = jax.jit(weighted, static_argnames=["sizes"])
print(weighted(1, sizes=[2, 3]))  # raises ValueError
