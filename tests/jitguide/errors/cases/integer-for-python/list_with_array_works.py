import jax.numpy as jnp

rates = [0.1, 0.2, 0.3]
assert jnp.allclose(jnp.array(rates)[jnp.array([0, 2])], jnp.array([0.1, 0.3]))
