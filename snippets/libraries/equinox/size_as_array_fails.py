import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def zeros(n):
    return jnp.zeros(n)  # raises TypeError


zeros(jnp.array(3))
