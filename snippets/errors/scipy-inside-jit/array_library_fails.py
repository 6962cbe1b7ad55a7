import jax
import scipy.special


@jax.jit
def cumulative(x):
    return scipy.special.ndtr(x)  # raises TracerArrayConversionError


cumulative(0.0)
