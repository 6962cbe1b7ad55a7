from functools import wraps
from typing import get_type_hints

import jax


def checked(function):
    hints = get_type_hints(function)

    @wraps(function)
    def call(**arguments):
        for name, value in arguments.items():
            if not isinstance(value, hints[name]):
                raise TypeError(f"{name}: {value} is not of type {hints[name]}")
        return function(**arguments)

    return call


@checked
def halve(x: float | jax.Array):
    return x / 2


print(halve(x=3.0))
print(jax.jit(halve)(x=3.0))
