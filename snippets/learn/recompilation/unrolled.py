import jax
import jax.numpy as jnp
import numpy as np


def python_loop(x, n):
    for step in range(n):
        x = jnp.sin(x) + step
    return x


def fori_loop(x, n):
    return jax.lax.fori_loop(0, n, lambda step, x: jnp.sin(x) + step, x)


for loop in (python_loop, fori_loop):
    for n in (10, 100, 1000):
        jaxpr = jax.make_jaxpr(loop, static_argnums=1)(np.float32(0), n)
        print(f"{loop.__name__:12} n = {n:4}: {len(jaxpr.eqns)} equations")
