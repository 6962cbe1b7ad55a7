import jax
import jax.numpy as jnp
import numpy as np


def total(numbers):
    return jnp.sum(numbers)


for length in (30, 300):
    jaxpr = jax.make_jaxpr(total)(np.ones(length, np.float32))
    print(length, "numbers:", len(jaxpr.in_avals), "input,", len(jaxpr.eqns), "equation")
print(jax.jit(total)(np.asarray([1.0, 2.0, 3.0])))
