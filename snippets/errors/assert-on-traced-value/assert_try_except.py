import jax


def inverse(x):
    try:
        return 1 / x
    except ZeroDivisionError:
        return 0.0


print("plain:", inverse(0.0))
print("jit:  ", jax.jit(inverse)(0.0))
