# argument: a
# pasted above its traceback

import jax


def root(a):
    x = a
    for _ in range(20):
        converged = abs(x * x - a) < 1e-6
        if converged:  # raises TracerBoolConversionError
            break
        x = (x + a / x) / 2
    return x


slope = jax.jit(jax.grad(root))(4.0)
