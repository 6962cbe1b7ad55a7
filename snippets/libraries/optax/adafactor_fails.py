import jax
import jax.numpy as jnp
import optax

optimizer = optax.inject_hyperparams(optax.adafactor)(learning_rate=0.1)
params = {"w": jnp.ones((2, 3))}

opt_state = jax.jit(optimizer.init)(params)  # raises TracerBoolConversionError
