import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def look(x):
    values = {
        "x + 1": x + 1,
        "x.size + 1": x.size + 1,
        "np.sqrt(x.size)": np.sqrt(x.size),
        "jnp.sqrt(x.size)": jnp.sqrt(x.size),
        "x == x": x == x,
        "x is x": x is x,
    }
    for text, value in values.items():
        print(f"{text:18}", "traced" if isinstance(value, jax.core.Tracer) else "known now")
    return x


look(np.ones(4, np.float32))
