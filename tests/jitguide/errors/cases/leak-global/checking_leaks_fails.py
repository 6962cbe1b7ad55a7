# argument: x

import jax

kept = []


@jax.jit
def step(x):
    kept.append(x)
    return x * 2


try:
    with jax.checking_leaks():
        step(3.0)  # raises Exception
except Exception as error:
    error.args = (str(error).split("\n<")[0],)  # without the addresses
    raise
