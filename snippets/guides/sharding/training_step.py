# needs jax >= 0.9
import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"


import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

mesh = jax.make_mesh((2,), ("batch",))
whole, split = NamedSharding(mesh, P()), NamedSharding(mesh, P("batch"))


@jax.jit(static_argnames="power", donate_argnames="weights")
def step(weights, x, y, power):
    print("tracing", jax.typeof(weights), jax.typeof(x), "power", power)

    def loss(weights):
        return jnp.mean(jnp.abs(x @ weights - y) ** power)

    return weights - 0.1 * jax.grad(loss)(weights)


first = weights = jax.device_put(jnp.zeros(3), whole)
x = jax.device_put(jnp.ones((8, 3)), split)
y = jax.device_put(jnp.ones(8), split)
for _ in range(3):
    weights = step(weights, x, y, power=2)
print(weights, jax.typeof(weights), "donated:", first.is_deleted())
