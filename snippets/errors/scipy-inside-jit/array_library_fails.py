import jax
import scipy.special


@jax.jit
def cumulative(x):
    return scipy.special.ndtr(x)  # raises TracerArrayConversionError


print(cumulative(0.0))
