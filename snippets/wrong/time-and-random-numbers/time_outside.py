import time

import jax
import jax.numpy as jnp


@jax.jit
def timed_inside(x):
    start = time.perf_counter()
    y = jnp.tanh(x @ x)
    return y, time.perf_counter() - start


@jax.jit
def work(x):
    return jnp.tanh(x @ x)


def seconds(x):
    start = time.perf_counter()
    jax.block_until_ready(work(x))
    return time.perf_counter() - start


x = jnp.ones((64, 64))
seconds(x)
inside = {float(timed_inside(x)[1]) for _ in range(20)}
outside = {seconds(x) for _ in range(20)}
print("20 calls, all with the same time inside:", len(inside) == 1)
print("20 calls, all with the same time outside:", len(outside) == 1)
