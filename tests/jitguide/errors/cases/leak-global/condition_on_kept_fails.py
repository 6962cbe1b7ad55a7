# argument: x
# on other versions: if-on-flag

import jax

kept = []


@jax.jit
def loss(x):
    kept.append(x > 3)
    return x**2


loss(2.0)
if kept[0]:  # raises TracerBoolConversionError
    print("large")
