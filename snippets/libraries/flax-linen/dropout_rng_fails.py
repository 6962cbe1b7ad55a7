import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dropout(0.5, deterministic=False)
jax.jit(model.apply)({}, jnp.ones(6))  # raises InvalidRngError
