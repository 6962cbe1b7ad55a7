import jax
import jax.numpy as jnp

from jitguide import jit_with_static_n

tile = jax.jit(jit_with_static_n, static_argnames=["n"])
print(tile(jnp.array([7.0, 8.0]), n=2))
print(tile(jnp.array([0.0, 1.0, 2.0]), n=3))
