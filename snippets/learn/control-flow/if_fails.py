import jax


@jax.jit
def adapt(step, rate):
    if rate < 0.44:  # raises TracerBoolConversionError
        return step * 0.9
    return step * 1.1


print(adapt(1.0, 0.3))
