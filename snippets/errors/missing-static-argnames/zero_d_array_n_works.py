import jax
import jax.numpy as jnp


def ramp(n):
    return jnp.arange(int(n))


ramp = jax.jit(ramp, static_argnames=["n"])
n = jnp.array(3)
print(ramp(int(n)))
print(ramp(3.0))
