import jax
import jax.numpy as jnp

x = jnp.arange(6.0)
print(jax.lax.map(lambda pair: pair[0] * pair[1], (x, x)))
