import jax
import jax.numpy as jnp
import numpy as np


def turn(state, angle):
    phase, total = state
    return (phase * jnp.exp(1j * angle), total + angle), None


start = (jnp.asarray(jnp.float32(1), jnp.complex64), jnp.asarray(jnp.int32(0), jnp.float32))
(phase, total), _ = jax.lax.scan(turn, start, jnp.ones(3))
assert np.allclose(phase, np.exp(3j))
assert total == 3
