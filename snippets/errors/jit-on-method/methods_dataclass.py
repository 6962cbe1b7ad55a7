# needs jax >= 0.4.38
from dataclasses import dataclass, field, replace

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Model:
    weights: jax.Array
    power: int = field(metadata=dict(static=True))

    @jax.jit
    def predict(self, x):
        print("tracing with power =", self.power)
        return self.weights * x**self.power


model = Model(jnp.array([1.0, 2.0]), power=2)
print(model.predict(3.0))
model = replace(model, weights=model.weights * 10)
print(model.predict(3.0))
model = replace(model, power=1)
print(model.predict(3.0))
