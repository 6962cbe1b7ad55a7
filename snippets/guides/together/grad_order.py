import time

import jax


def f(x):
    global runs
    runs += 1
    return x**2 + x


def seconds(slope):
    start = time.perf_counter()
    for _ in range(100):
        slope(0.5)
    return time.perf_counter() - start


outside = None
for order, slope in {
    "jit(grad(f))": jax.jit(jax.grad(f)),
    "grad(jit(f))": jax.grad(jax.jit(f)),
    "grad(f)": jax.grad(f),
}.items():
    runs = 0
    slope(0.5)
    taken = seconds(slope)
    outside = outside or taken
    slower = "" if taken == outside else "   more than 5 times slower"
    assert not slower or taken > 5 * outside
    print(f"{order}   f ran {runs:3} times in 101 calls{slower}")
