import jax
import jax.numpy as jnp


def ramp(n):
    return jnp.arange(int(n))


ramp = jax.jit(ramp, static_argnames=["n"])
n = jnp.array(3)
print(ramp(n=int(n)))
print(ramp(n=3.0))
