import jax


@jax.jit
def double(x):
    return 2.0 * x


print(jax.jvp(double, (3,), (1,)))  # raises TypeError
