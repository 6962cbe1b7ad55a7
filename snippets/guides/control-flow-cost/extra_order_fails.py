from functools import partial

import jax


def step(rate, i, balance):
    return balance * (1 + rate)


print(jax.lax.fori_loop(0, 2, partial(step, 0.5), 1.0))
print(jax.lax.fori_loop(0, 2, partial(step, rate=0.5), 1.0))  # raises TypeError
