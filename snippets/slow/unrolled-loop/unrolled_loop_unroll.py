import time

import jax
import jax.numpy as jnp


def python_loop(x):
    for _ in range(200):
        x = jnp.tanh(1.1 * x)
    return x


def scan(x, unroll):
    return jax.lax.scan(lambda x, _: (jnp.tanh(1.1 * x), None), x, None, 200, unroll=unroll)[0]


def seconds(f, x):
    start = time.perf_counter()
    f(x).block_until_ready()
    return time.perf_counter() - start


x = jnp.ones(16)
loops = {"Python": python_loop, "scan": lambda x: scan(x, 1), "unroll=10": lambda x: scan(x, 10)}
for name, loop in loops.items():
    compiled = jax.jit(loop)
    first = seconds(compiled, x)
    later = min(seconds(compiled, x) for _ in range(100))
    bodies = compiled.lower(x).compile().as_text().count(" tanh(")
    print(f"{name}: {bodies} bodies, a later call is faster: {later < first}")
