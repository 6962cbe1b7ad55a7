import jax


def scale(*args, **kwargs):
    return args[0] * 2 if args[1] else args[0]  # raises TracerBoolConversionError


scale = jax.jit(scale, static_argnames=["double"])
print(scale(3, True))
