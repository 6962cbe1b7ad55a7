# needs jax >= 0.4.38
import dataclasses

import jax
import jax.numpy as jnp


def static(**options):
    return dataclasses.field(metadata={"static": True}, **options)


class Module:
    def __init_subclass__(cls):
        jax.tree_util.register_dataclass(dataclasses.dataclass(frozen=True)(cls))


class Linear(Module):
    weight: jax.Array
    bias: jax.Array
    activation: str = static(default="relu")

    def __call__(self, x):
        y = self.weight @ x + self.bias
        return jax.nn.relu(y) if self.activation == "relu" else y


apply = jax.jit(lambda layer, x: layer(x))
weight, x = jnp.array([[1.0, -2.0]]), jnp.array([1.0, 1.0])
print(apply(Linear(weight, jnp.zeros(1)), x))
print(apply(Linear(weight, jnp.zeros(1), activation="none"), x))
print(jax.grad(lambda layer: layer(x).sum())(Linear(weight, jnp.ones(1) * 2)))
