# argument: x

import jax

kept = []


@jax.jit
def step(x):
    kept.append(x)
    return x * 2


with jax.checking_leaks():
    step(3.0)  # raises Exception
