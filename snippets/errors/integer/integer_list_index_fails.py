import jax

LAYERS = [1.0, 10.0, 100.0]


@jax.jit
def pick(i):
    return LAYERS[i]  # raises TracerIntegerConversionError


pick(2)
