import jax


@jax.jit
def total(x):
    return sum(v for v in x)  # raises TypeError


total(3.0)
