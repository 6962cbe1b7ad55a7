from concurrent.futures import ThreadPoolExecutor

import jax
import jax.numpy as jnp

traces = []


@jax.jit
def total(x):
    traces.append(x.size)
    return (x @ x).sum()


def compile_for(size):
    shape = jax.ShapeDtypeStruct((size, size), jnp.float32)
    return size, total.lower(shape).compile()


with ThreadPoolExecutor() as pool:
    programs = dict(pool.map(compile_for, [10, 20, 30]))
print("traces:", sorted(traces))
print({size: float(run(jnp.ones((size, size)))) for size, run in programs.items()})
print("traces:", sorted(traces))
