import jax


def clip(x, threshold):
    if x > threshold:  # raises TracerBoolConversionError
        return threshold
    return x


print(jax.jit(clip, static_argnums=1)(3.0, 1.0))
