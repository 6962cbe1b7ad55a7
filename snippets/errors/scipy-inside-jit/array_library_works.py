import jax
import jax.scipy.special


@jax.jit
def cumulative(x):
    return jax.scipy.special.ndtr(x)


print(cumulative(0.0))
