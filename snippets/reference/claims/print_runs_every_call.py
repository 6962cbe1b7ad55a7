import jax


@jax.jit
def double(x):
    print("Python runs")
    return 2 * x


for x in (1.0, 2.0, 3.0):
    double(x)
