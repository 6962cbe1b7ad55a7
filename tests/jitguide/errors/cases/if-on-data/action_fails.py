# argument: action

import jax


@jax.jit
def moved(position, action):
    if action == 1:  # raises TracerBoolConversionError
        return position + 1
    return position - 1


moved(3, 1)
