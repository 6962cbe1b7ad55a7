import jax


def factor(rate, threshold):
    return 0.9 if rate < threshold else 1.1  # raises TracerBoolConversionError


factor = jax.jit(factor, static_argnames=["threshold"])
print(factor(0.3, threshold=0.44))
