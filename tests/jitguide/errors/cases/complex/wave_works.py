import jax
import jax.numpy as jnp
import numpy as np


def wave(k, x):
    return jnp.exp(1j * k * x)


print("slope", jax.jacfwd(wave, argnums=1)(2.0, 0.5))
slope = jax.jacfwd(wave, argnums=1)(2.0, 0.5)
assert np.allclose(slope, 2j * np.exp(1j))
