# argument: total

import jax


@jax.jit
def share(part, total):
    return total > 0 and part / total or 0.5  # raises TracerBoolConversionError


share(1.0, 4.0)
