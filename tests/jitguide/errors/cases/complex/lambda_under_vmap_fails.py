import jax
import jax.numpy as jnp

times = jnp.array([0.0, 0.5])
slopes = jax.vmap(jax.grad(lambda t: jnp.exp((2j - 1) * t)))(times)  # raises TypeError
