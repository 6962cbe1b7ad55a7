import functools

import jax


def swapped(function):
    @functools.wraps(function)
    def wrapper(x, y):
        return function(y, x)

    return wrapper


@swapped
@jax.jit
def difference(x, y):
    return x - y


print(difference(5, 3))
print(difference.lower(5, 3).compile()(5, 3))  # raises AttributeError
