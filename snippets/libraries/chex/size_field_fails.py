import chex
import jax
import jax.numpy as jnp


@chex.dataclass(frozen=True)
class Config:
    scale: float
    size: int


@jax.jit
def make(config):
    return config.scale * jnp.ones(config.size)  # raises TypeError


make(Config(scale=2.0, size=3))
