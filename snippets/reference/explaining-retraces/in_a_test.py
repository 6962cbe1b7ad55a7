import jax.numpy as jnp

import jitguide


def step(x, n):
    return x * n


try:
    with jitguide.assert_traces(step, at_most=1, static_argnames="n") as step:
        step(jnp.ones(3), n=1)
        step(jnp.ones(3), n=2)
except AssertionError as error:
    print(error)
