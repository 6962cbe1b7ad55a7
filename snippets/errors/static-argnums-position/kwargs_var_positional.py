from functools import partial

import jax
import jax.numpy as jnp


@jax.jit
def total(*terms):
    print("tracing with", len(terms), "terms")
    return sum(terms)


@partial(jax.jit, static_argnums=0)
def power(*numbers):
    print("tracing, the first is", numbers[0])
    return numbers[1] ** numbers[0]


@partial(jax.jit, static_argnames="axis")
def stack(*rows, axis=0):
    return jnp.stack(rows, axis)


print(total(1.0, 2.0), total(3.0, 4.0), total(1.0, 2.0, 3.0))
print(power(2, 3.0), power(2, 4.0))
print(stack(jnp.zeros(3), jnp.ones(3), axis=1).shape)
