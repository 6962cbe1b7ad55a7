import jax
import jax.numpy as jnp

layers = {"scale": None}
print(jax.vmap(lambda layers: jnp.ones(2))(layers))  # raises ValueError
