from functools import partial

import jax


def logged(fun):
    def wrapper(*args, **kwargs):
        return fun(*args, **kwargs)

    return wrapper


@partial(jax.jit, static_argnums=[1])
@logged
def scale(x, double):
    return x * 2 if double else x  # raises TracerBoolConversionError


print(scale(3, True))
print(scale(3, double=True))
