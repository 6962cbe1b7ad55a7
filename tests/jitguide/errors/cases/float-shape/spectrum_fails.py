import jax
import jax.numpy as jnp


@jax.jit
def frequencies(x):
    n = x.shape[0]
    return jnp.linspace(0.0, 5 / 2, n / 2)  # raises TypeError


frequencies(jnp.ones(6))
