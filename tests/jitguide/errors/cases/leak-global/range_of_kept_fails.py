# argument: x
# on other versions: range-of-tracer

import jax

kept = []


@jax.jit
def doubled(x):
    kept.append(2 * x)
    return x


doubled(2)
range(kept[0])  # raises TracerIntegerConversionError
