import jax
import numpy as np


def polish(x):
    assert x.ndim == 1, "one row only"
    print("polishing", x.shape)
    if len(x) > 100:
        x = x[:100]
    for step in range(2):
        x = x * 0.5 + step
    return x


print(jax.make_jaxpr(polish)(np.ones(5)))
