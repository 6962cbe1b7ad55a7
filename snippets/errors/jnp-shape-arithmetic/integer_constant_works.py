import jax


@jax.jit
def repeat_double(x):
    steps = 4 - 1
    for _ in range(steps):
        x = x * 2
    return x


print(repeat_double(1.0))
