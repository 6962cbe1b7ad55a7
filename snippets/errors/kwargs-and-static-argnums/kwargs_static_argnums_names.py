import jax


def scale(*args, **kwargs):
    return args[0] * 2 if kwargs["double"] else args[0]


scale = jax.jit(scale, static_argnames=["double"])
print(scale(3, double=True))
