import chex
import jax
import jax.numpy as jnp


@chex.dataclass(frozen=True)
class Config:
    scale: float
    size: int


@jax.jit
def make(config):
    print("tracing make")
    return config.scale * jnp.ones(config.size)  # raises TypeError


for scale in (2.0, 3.0):
    print(make(Config(scale=scale, size=3)))
