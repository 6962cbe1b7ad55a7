# pasted above its traceback

import jax
import jax.numpy as jnp


def energy(q, stiffness):
    return 0.5 * stiffness * jnp.sum(q**2), {"largest": jnp.max(q)}


force = jax.jit(jax.grad(energy, argnums=(0,)))
pull = force(jnp.ones(2), 3.0)  # raises TypeError
