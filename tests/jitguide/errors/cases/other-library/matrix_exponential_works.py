import jax
import jax.numpy as jnp


@jax.jit
def propagated(a, x):
    return jax.scipy.linalg.expm(a) @ x


assert propagated(jnp.zeros((2, 2)), jnp.ones(2))[0] == 1.0
