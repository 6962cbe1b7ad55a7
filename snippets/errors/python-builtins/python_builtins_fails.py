import jax


@jax.jit
def relu(x):
    return max(x, 0.0)  # raises TracerBoolConversionError


print(relu(-1.0))
