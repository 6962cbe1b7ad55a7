import jax
import jax.numpy as jnp
import optax

learning_rates = jnp.array([0.1, 0.01, 0.001])
optimizers = jax.vmap(optax.adam)(learning_rates)  # raises TypeError
