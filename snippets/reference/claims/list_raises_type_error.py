import jax
import jax.numpy as jnp

total = jax.jit(jnp.sum, static_argnames=["axis"])

try:
    total(jnp.ones((2, 2)), axis=[0])
except (TypeError, ValueError) as error:
    print(type(error).__name__)
