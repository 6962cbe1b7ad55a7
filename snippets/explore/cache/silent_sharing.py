from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames="weights")
def weigh(x, weights):
    print("tracing weigh")
    return x * weights[0]


x = jnp.array([7, 8])
print(weigh(x, weights=(1,)))
print(weigh(x, weights=(1.0,)))
print(weigh(x, weights=(True,)))
print(weigh(x, weights=(2,)))
