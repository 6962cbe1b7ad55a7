import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dense(2)
params = model.init(jax.random.key(0), jnp.ones(3))["params"]
jax.jit(model.apply)(params, jnp.ones(3))  # raises ApplyScopeInvalidVariablesTypeError
