import jax


@jax.jit
def double(x):
    return x * 2


print(double(1.0), "doubled")
