import jax
import jax.numpy as jnp


@jax.jit
def spectrum(x):
    n = 2 ** int(jnp.ceil(jnp.log2(x.shape[0])))  # raises ConcretizationTypeError
    return jnp.abs(jnp.fft.rfft(x, n))


spectrum(jnp.arange(5.0))
