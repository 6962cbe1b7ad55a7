import jax
import jax.numpy as jnp


@jax.jit
def total(xs):
    return jax.scipy.special.logsumexp(xs[0])


assert abs(total(jnp.ones((2, 1))) - 1) < 1e-6
