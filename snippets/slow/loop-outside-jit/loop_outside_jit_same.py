from collections import Counter

import jax.numpy as jnp
from jax import lax

traced = Counter()


def seen(name, value):
    traced[name] += 1
    return value


def add(total, x):
    return seen("scan", total + x), x


def plus_one(x):
    return seen("map", x + 1)


def below(i):
    return seen("while_loop", i < 3)


def up(i):
    return i + 1


for _ in range(5):
    lax.scan(add, 0, jnp.arange(3))
    lax.while_loop(below, up, 0)
    lax.while_loop(lambda i: seen("while_loop, a new condition", i < 3), up, 0)
    lax.map(plus_one, jnp.arange(3))
print(dict(traced))
