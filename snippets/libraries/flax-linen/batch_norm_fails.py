import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.BatchNorm(use_running_average=False)
x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
variables = model.init(jax.random.key(0), x)


@jax.jit
def forward(variables, x):
    y = model.apply(variables, x)  # raises ModifyScopeVariableError
    return y, variables


for _ in range(2):
    y, variables = forward(variables, x)
print(variables["batch_stats"]["mean"])
