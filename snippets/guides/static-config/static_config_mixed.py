# needs jax >= 0.4.38
from dataclasses import dataclass, field, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Optimizer:
    rate: float
    nesterov: bool = field(default=False, metadata=dict(static=True))


@jax.jit
def update(optimizer, weights, slope):
    print("tracing with nesterov =", optimizer.nesterov)
    if optimizer.nesterov:
        slope = 1.9 * slope
    return weights - optimizer.rate * slope


weights, slope = jnp.ones(2), jnp.ones(2)
optimizer = Optimizer(rate=0.1)
for epoch in range(3):
    optimizer = replace(optimizer, rate=optimizer.rate / 2)
    weights = update(optimizer, weights, slope)
print(weights)
update(replace(optimizer, nesterov=True), weights, slope)
