# argument: value

import jax


def level(value):
    return int(value) % 3  # raises ConcretizationTypeError


@jax.jit
def shifted(value):
    return value + level(value)


print(level(7.5))
print(shifted(7.5))
