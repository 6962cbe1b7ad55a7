import jax


def sign(x):
    if x > 0:  # raises TracerBoolConversionError
        return 1.0
    return -1.0


print(jax.make_jaxpr(sign)(2.0))
