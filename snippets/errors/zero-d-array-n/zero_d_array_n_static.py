import jax
import jax.numpy as jnp


def ramp(n):
    return jnp.arange(int(n))


ramp = jax.jit(ramp, static_argnames=["n"])
print(ramp(n=jnp.array(3)))  # raises ValueError
