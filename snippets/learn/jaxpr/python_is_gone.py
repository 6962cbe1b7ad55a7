import jax
import numpy as np


def polish(x, passes):
    assert x.ndim == 1, "one row only"
    print("passes:", passes)
    if passes == 0:
        return x
    for step in range(passes):
        x = x * 0.5 + step
    return x


show = jax.make_jaxpr(polish, static_argnums=1)
print(show(np.ones(3, np.float32), 0))
print(show(np.ones(3, np.float32), 3))
