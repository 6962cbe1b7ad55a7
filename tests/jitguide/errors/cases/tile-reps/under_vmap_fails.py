import jax
import jax.numpy as jnp

jax.vmap(lambda times: jnp.tile(jnp.ones(2), times))(jnp.arange(3))  # raises TypeError
