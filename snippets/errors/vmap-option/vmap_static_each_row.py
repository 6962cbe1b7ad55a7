from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    print("tracing, n =", n)
    return x**n


@jax.jit
def power_traced(x, n):
    print("tracing for any n")
    return x**n


rows, ns = jnp.array([1.0, 2.0, 3.0]), [2, 3, 2]
print(jnp.stack([power(x, n) for x, n in zip(rows, ns, strict=True)]))
print(jax.vmap(power_traced)(rows, jnp.array(ns)))
