# argument: x

import jax
import jax.numpy as jnp

metrics = {}


@jax.jit
def step(x):
    loss = jnp.sum(x**2)
    metrics["loss"] = float(loss)  # raises ConcretizationTypeError
    return 0.9 * x


step(jnp.ones(3))
