import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dense(2)
variables = model.init(jax.random.key(0), jnp.ones(3))
predict = jax.jit(model.bind(variables))
predict(jnp.ones(3))  # raises TypeError
