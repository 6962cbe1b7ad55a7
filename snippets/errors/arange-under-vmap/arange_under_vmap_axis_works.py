from functools import partial

import jax
import jax.numpy as jnp


def total(table, axis):
    return jax.lax.switch(axis % 2, [lambda t: t.sum(0), lambda t: t.sum(1)], table)


def turn(image, k):
    turns = [partial(jnp.rot90, k=quarter) for quarter in range(4)]
    return jax.lax.switch(k % 4, turns, image)


tables = jnp.arange(8.0).reshape(2, 2, 2)
print(jax.vmap(total)(tables, jnp.array([0, 1])))
print(jax.vmap(turn)(tables, jnp.array([0, 2])).tolist())
