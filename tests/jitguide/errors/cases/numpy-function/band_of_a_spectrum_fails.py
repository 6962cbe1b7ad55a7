# argument: signal
# pasted above its traceback

import jax
import jax.numpy as jnp
import numpy as np


def band(signal, rate, low):
    power = np.abs(np.fft.rfft(signal)) ** 2  # raises TracerArrayConversionError
    frequencies = np.fft.rfftfreq(signal.shape[0], d=1.0 / rate)
    above = frequencies >= low
    return power[above].sum()


@jax.jit
def share(signal):
    return band(signal, 4.0, 1.0) / band(signal, 4.0, 0.0)


print(share(jnp.array([1.0, 0.0, -1.0, 0.0])))
