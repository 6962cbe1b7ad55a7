# needs jax >= 0.8.1
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp


@dataclass(frozen=True)
class Config:
    widths: tuple[int, ...]
    activation: str = "tanh"
    bias: bool = True

    def __post_init__(self):
        object.__setattr__(self, "widths", tuple(int(width) for width in self.widths))


def initial(config, key):
    sizes = list(zip(config.widths[:-1], config.widths[1:]))
    keys = jax.random.split(key, len(sizes))
    return [jax.random.normal(k, size) for k, size in zip(keys, sizes)]


@jax.jit(static_argnames=["config"])
def forward(config, weights, x):
    print("tracing with", config)
    for weight in weights:
        x = x @ weight + (1.0 if config.bias else 0.0)
        x = jnp.tanh(x) if config.activation == "tanh" else jnp.maximum(x, 0)
    return x


config = Config(widths=[3, 4, 2])
weights = initial(config, jax.random.key(0))
x = jnp.ones((5, 3))
print(forward(config, weights, x).shape)
print(forward(Config(widths=(3, 4, 2)), weights, x).shape)
print(forward(replace(config, activation="relu"), weights, x).shape)
