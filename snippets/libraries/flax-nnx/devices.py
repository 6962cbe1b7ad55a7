import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"

import jax
import optax
from flax import nnx
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P


def loss_fn(model, x, y):
    return optax.l2_loss(model(x), y).mean()


@nnx.jit
def train_step(model, optimizer, x, y):
    print("tracing")
    loss, grads = nnx.value_and_grad(loss_fn)(model, x, y)
    optimizer.update(model, grads)
    return loss


mesh = Mesh(jax.devices(), ("data",))
model = nnx.Linear(3, 2, rngs=nnx.Rngs(0))
optimizer = nnx.Optimizer(model, optax.adam(0.05), wrt=nnx.Param)
state = nnx.state((model, optimizer))
copies = jax.device_put(state, NamedSharding(mesh, P()))
nnx.update((model, optimizer), copies)

x = jax.random.normal(jax.random.key(1), (16, 3))
x = jax.device_put(x, NamedSharding(mesh, P("data")))
for _ in range(3):
    train_step(model, optimizer, x, x[:, :2])
print("rows per device:", x.sharding.shard_shape(x.shape)[0])
print("model on each device:", model.kernel.sharding.is_fully_replicated)
