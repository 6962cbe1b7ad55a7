from functools import partial

import jax


@partial(jax.jit, static_argnames=["rate"])
def step(x, rate):
    print("tracing with rate =", rate)
    return x - rate * x


x = 1.0
for epoch in range(4):
    x = step(x, rate=0.5**epoch)
