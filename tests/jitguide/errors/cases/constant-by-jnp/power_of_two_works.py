import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def spectrum(x):
    n = 2 ** int(np.ceil(np.log2(x.shape[0])))
    return jnp.abs(jnp.fft.rfft(x, n))


result = spectrum(jnp.arange(5.0))
print(result.shape)
np.testing.assert_allclose(result, np.abs(np.fft.rfft(np.arange(5.0), 8)), rtol=1e-5)
