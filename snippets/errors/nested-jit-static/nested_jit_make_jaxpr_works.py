from functools import partial

import jax


@partial(jax.jit, static_argnames=["n"])
def power(x, n):
    return x**n


print(jax.make_jaxpr(power, static_argnums=1)(2.0, 3))
print(power.trace(2.0, 3).jaxpr)
