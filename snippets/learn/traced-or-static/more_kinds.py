import jax
import jax.numpy as jnp
import numpy as np

TABLE = np.arange(3)
ARRAY = jnp.arange(3)


@jax.jit
def look(x, rate=0.1):
    for name, value in {
        "x": x,
        "TABLE": TABLE,
        "TABLE[0]": TABLE[0],
        "ARRAY": ARRAY,
        "ARRAY[0]": ARRAY[0],
        "rate": rate,
    }.items():
        traced = isinstance(value, jax.core.Tracer)
        print("traced" if traced else "static", name)
    return x


print("look(1.0, 0.1)")
look(1.0, 0.1)
print("look(1.0)")
look(1.0)
