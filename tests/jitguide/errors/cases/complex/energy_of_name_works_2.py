import jax
import jax.numpy as jnp
import numpy as np


def overlap(phase, states):
    return jnp.vdot(states, jnp.exp(1j * phase) * states)


force = jax.grad(lambda *args, **kwargs: jnp.real(overlap(*args, **kwargs)))
slope = force(0.5, jnp.ones(2))
print("force", slope)
assert np.allclose(slope, -2 * np.sin(0.5))
