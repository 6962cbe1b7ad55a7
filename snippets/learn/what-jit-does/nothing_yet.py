import jax


def broken(x):
    print("the body runs")
    return x + 1 / 0  # raises ZeroDivisionError


fast = jax.jit(broken)
print("jax.jit returned")
fast(1.0)
