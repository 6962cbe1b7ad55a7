import jax


def weighted(x, sizes):
    return x * sum(sizes)


weighted = jax.jit(weighted, static_argnames=["sizes"])
sizes = [2, 3]
print(weighted(1, sizes=tuple(sizes)))
sizes.append(10)
print(weighted(1, sizes=tuple(sizes)))
