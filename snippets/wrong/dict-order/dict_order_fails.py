import jax


def first(d):
    return d[next(iter(d))]


prices = {"pear": 2.0, "apple": 1.0}
print("without jit:", first(prices))
print("with jit:   ", jax.jit(first)(prices))
