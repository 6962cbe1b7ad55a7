import jax
import jax.numpy as jnp


@jax.jit
def frequencies(x):
    n = x.shape[0]
    return jnp.linspace(0.0, 5 / 2, n // 2)


assert frequencies(jnp.ones(6)).tolist() == [0.0, 1.25, 2.5]
