import jax


@jax.jit
def apply(fun, x):
    return fun(x)  # raises TypeError


print(apply(2.0, 1.0))
