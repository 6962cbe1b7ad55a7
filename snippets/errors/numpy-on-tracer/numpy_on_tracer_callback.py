import jax
import numpy as np


def on_the_host(x):
    return np.asarray(np.interp(x, [0.0, 1.0], [10.0, 20.0]), np.float32)


@jax.jit
def interpolate(x):
    result = jax.ShapeDtypeStruct((), np.float32)
    return jax.pure_callback(on_the_host, result, x) + 1


print(interpolate(0.5))
