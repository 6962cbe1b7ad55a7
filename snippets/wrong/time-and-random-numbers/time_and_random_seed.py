from functools import partial

import jax


@jax.jit
def traced(seed):
    print("tracing, the seed is an argument")
    return jax.random.normal(jax.random.key(seed))


@partial(jax.jit, static_argnames=["seed"])
def static(seed):
    print("tracing for seed", seed)
    return jax.random.normal(jax.random.key(seed))


for seed in range(3):
    print(traced(seed) == static(seed))
