import functools

import jax


def swapped(function):
    @functools.wraps(function)
    def wrapper(x, y):
        return function(y, x)

    return wrapper


@jax.jit
@swapped
def difference(x, y):
    return x - y


print("jit on top:", difference(5, 3), difference.lower(5, 3).compile()(5, 3))


@swapped
@jax.jit
def difference(x, y):
    return x - y


print("jit below: ", difference(5, 3), difference.__wrapped__.lower(5, 3).compile()(5, 3))
