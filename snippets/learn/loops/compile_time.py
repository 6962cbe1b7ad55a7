import time

import jax
import jax.numpy as jnp


def python_loop(x, n):
    for i in range(n):
        x = jnp.sin(x) + i
    return x


def jax_loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: jnp.sin(x) + i, x)


def seconds(loop, n):
    start = time.perf_counter()
    jax.jit(lambda x: loop(x, n)).lower(1.0).compile()
    return time.perf_counter() - start


for n, factor in ((200, 1.5), (400, 3)):
    once = min(seconds(jax_loop, n) for _ in range(3))
    ratio = min(seconds(python_loop, n) for _ in range(2)) / once
    assert ratio > factor, ratio
    print(f"n = {n}: the Python loop takes more than {factor} times as long")
