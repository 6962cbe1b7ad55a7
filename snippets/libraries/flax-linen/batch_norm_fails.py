import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.BatchNorm(use_running_average=False)
x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
variables = model.init(jax.random.key(0), x)
jax.jit(model.apply)(variables, x)  # raises ModifyScopeVariableError
