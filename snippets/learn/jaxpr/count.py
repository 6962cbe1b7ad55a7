import jax
import jax.numpy as jnp
import numpy as np


def grow(x, n):
    for _ in range(n):
        x = jnp.sin(x) + 1.0
    return x


for n in (1, 4, 100):
    jaxpr = jax.make_jaxpr(grow, static_argnums=1)(np.float32(0), n)
    print(n, "passes:", len(jaxpr.eqns), "equations")
