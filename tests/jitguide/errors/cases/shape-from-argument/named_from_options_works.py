import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["rows"])
def table(x, options, rows):
    rows = rows
    start = jnp.ones((rows, 2))
    return start * x * options["scale"]


options = {"rows": 2, "scale": 0.5}
out = table(4.0, options, rows=options["rows"])
print(out)
assert out.tolist() == [[2, 2], [2, 2]]
