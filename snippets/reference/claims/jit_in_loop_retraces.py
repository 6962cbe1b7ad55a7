import jax


def double(x):
    print("tracing")
    return 2 * x


for _ in range(3):
    jax.jit(double)(1.0)
