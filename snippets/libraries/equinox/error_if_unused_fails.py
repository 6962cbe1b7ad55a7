import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def root(x):
    eqx.error_if(x, jnp.any(x < 0), "x must not be negative")
    return jnp.sqrt(x)


print(root(jnp.array([4.0, -1.0])))
