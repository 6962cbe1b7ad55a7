import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dropout(0.5, deterministic=False)
rngs = {"dropout": jax.random.key(0)}
print(jax.jit(model.apply)({}, jnp.ones(6), rngs=rngs))
