# argument: times

import jax
import jax.numpy as jnp


@jax.jit
def final(times, values):
    last = jnp.where(jnp.isfinite(times))[0][-1]  # raises ConcretizationTypeError
    return values[last]


final(jnp.array([0.0, 1.0, jnp.inf]), jnp.arange(3.0))
