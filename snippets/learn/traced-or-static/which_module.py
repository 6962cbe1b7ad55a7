import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def look(x):
    for name, value in {
        "x.size + 1": x.size + 1,
        "np.sqrt(x.size)": np.sqrt(x.size),
        "jnp.sqrt(x.size)": jnp.sqrt(x.size),
        "x is x": x is x,
        "x == x": x == x,
    }.items():
        traced = isinstance(value, jax.core.Tracer)
        print("traced" if traced else "static", name)
    return x


look(np.ones(4))
