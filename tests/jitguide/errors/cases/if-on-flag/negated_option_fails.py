# argument: train

import jax


def dropped(x, deterministic):
    return x if deterministic else 2 * x


@jax.jit
def block(x, train):
    return dropped(x, deterministic=not train)  # raises TracerBoolConversionError


block(1.0, True)
