from functools import partial

import jax


@partial(jax.jit, static_argnames=["threshold"])
def adapt(step, rate, threshold):
    if rate < threshold:  # raises TracerBoolConversionError
        return step * 0.9
    return step * 1.1


print(adapt(1.0, 0.3, threshold=0.44))
