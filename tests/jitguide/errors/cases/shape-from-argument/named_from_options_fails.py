# argument: options['rows']
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def table(x, options):
    rows = options["rows"]
    start = jnp.ones((rows, 2))  # raises TypeError
    return start * x * options["scale"]


options = {"rows": 2, "scale": 0.5}
out = table(4.0, options)
print(out)
