import functools

import jax


def logged(fun):
    @functools.wraps(fun)
    def wrapper(*args, **kwargs):
        return fun(*args, **kwargs)

    return wrapper


@functools.partial(jax.jit, static_argnums=[1])
@logged
def scale(x, double):
    return x * 2 if double else x


print(scale(3, True), scale(3, double=True))
