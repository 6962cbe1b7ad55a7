# pasted above its traceback
# argument: a

import jax
import jax.numpy as jnp


@jax.jit
def solve(a, b):
    x = jnp.zeros_like(b)
    for i in range(3):
        x = x + 0.01 * b
    while True:
        r = b - a @ x
        x = x + 0.1 * r
        if jnp.linalg.norm(r) < 1e-3:  # raises TracerBoolConversionError
            break
    return x


x = solve(jnp.array([[2.0, 0.0], [0.0, 4.0]]), jnp.array([2.0, 4.0]))
