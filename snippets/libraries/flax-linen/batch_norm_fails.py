import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.BatchNorm(use_running_average=False)


def loss_fn(params, batch_stats, x):
    variables = {"params": params, "batch_stats": batch_stats}
    y = model.apply(variables, x)  # raises ModifyScopeVariableError
    return jnp.mean((y - 1.0) ** 2)


@jax.jit
def train_step(params, batch_stats, x):
    grads = jax.grad(loss_fn)(params, batch_stats, x)
    params = jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)
    return params, batch_stats


x = jnp.array([[1.0, 2.0], [3.0, 4.0]])
variables = model.init(jax.random.key(0), x)
params, batch_stats = variables["params"], variables["batch_stats"]
for _ in range(2):
    params, batch_stats = train_step(params, batch_stats, x)
print(batch_stats["mean"])
