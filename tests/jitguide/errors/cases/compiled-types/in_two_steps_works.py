import jax
import jax.numpy as jnp


@jax.jit
def norm(x):
    return jnp.sqrt(jnp.sum(x**2))


fast_norm = norm
out = fast_norm(jnp.ones(4))
assert out == 2.0
