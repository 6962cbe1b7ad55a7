import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def low_power(wave):
    power = jnp.abs(jnp.fft.rfft(wave)) ** 2
    rates = np.fft.rfftfreq(wave.shape[0], 1 / 8)
    return power[rates < 2].sum()


out = low_power(jnp.cos(jnp.arange(8.0) * jnp.pi / 4))
print(round(float(out), 3))
assert abs(out - 16) < 1e-3
