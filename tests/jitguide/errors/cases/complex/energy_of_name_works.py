import jax
import jax.numpy as jnp
import numpy as np


def overlap(phase, states):
    return jnp.vdot(states, jnp.exp(1j * phase) * states)


force = jax.jacfwd(overlap)
slope = force(0.5, jnp.ones(2))
print("force", slope)
assert np.allclose(slope, 2j * np.exp(0.5j))
