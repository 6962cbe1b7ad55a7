import jax


@jax.jit
def double(x):
    print("a number:", isinstance(x, float))
    print("a tracer:", isinstance(x, jax.core.Tracer))
    return 2 * x


print(double(1.0), double(5.0))
