# pasted above its traceback

import jax
import jax.numpy as jnp


def overlap(phase, states):
    return jnp.vdot(states, jnp.exp(1j * phase) * states)


force = jax.grad(overlap)
print("force", force(0.5, jnp.ones(2)))  # raises TypeError
