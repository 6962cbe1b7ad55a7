import jax


def halve(x):
    if isinstance(x, float):
        return x / 2
    return x


print("without jit:", halve(3.0))
print("with jit:   ", jax.jit(halve)(3.0))
