import jax
import jax.numpy as jnp


@jax.jit
def wave(t):
    return jnp.sin(t) + 1


print(wave(jnp.arange(3.0)))
