import jax


def ratio(x):
    return x**30 / (1.0 + x**30)


print("without jit:", ratio(100.0))
print("with jit:   ", jax.jit(ratio)(100.0))
