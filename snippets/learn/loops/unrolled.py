# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["n"])
def python_loop(x, n):
    for i in range(n):
        x = jnp.sin(x) + i
    return x


@jax.jit(static_argnames=["n"])
def jax_loop(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: jnp.sin(x) + i, x)


for n in (10, 100, 300):
    counts = [len(loop.trace(1.0, n=n).jaxpr.eqns) for loop in (python_loop, jax_loop)]
    print(f"n = {n:3}   equations: {counts[0]:3} in python_loop, {counts[1]} in jax_loop")
