import jax


@jax.jit
def double(x):
    print("x is", x)
    return 2 * x


print(double.__wrapped__(3.0))
print(double(3.0))
