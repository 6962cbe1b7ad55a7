import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"

import equinox as eqx
import jax
import optax
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def train_step(model, opt_state, x, y):
    def loss_fn(model):
        return optax.l2_loss(jax.vmap(model)(x), y).mean()

    grads = eqx.filter_grad(loss_fn)(model)
    params = eqx.filter(model, eqx.is_inexact_array)
    updates, opt_state = optimizer.update(grads, opt_state, params)
    return eqx.apply_updates(model, updates), opt_state


mesh = Mesh(jax.devices(), ("data",))
copied = NamedSharding(mesh, P())
split = NamedSharding(mesh, P("data"))

model = eqx.nn.MLP(3, 2, 8, depth=1, key=jax.random.key(0))
optimizer = optax.adam(0.05)
opt_state = optimizer.init(eqx.filter(model, eqx.is_inexact_array))
state = (model, opt_state)
model, opt_state = jax.device_put(state, copied)  # raises TypeError
x = jax.device_put(jax.random.normal(jax.random.key(1), (16, 3)), split)
for _ in range(3):
    model, opt_state = train_step(model, opt_state, x, x[:, :2])
weight = model.layers[0].weight
print("rows per device:", x.sharding.shard_shape(x.shape)[0])
print("model on each device:", weight.sharding.is_fully_replicated)
print("traces:", eqx.debug.get_num_traces(train_step))
