import jax
import jax.numpy as jnp

symmetric = jax.jit(lambda n: jnp.arange(-n, n), static_argnums=0)
symmetric(jnp.add(4, 1))  # raises ValueError
