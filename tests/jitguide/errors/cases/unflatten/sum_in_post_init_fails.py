# on other versions: missing-argument
# argument: portfolio.weights
from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Portfolio:
    weights: jax.Array

    def __post_init__(self):
        if self.weights.sum() > 1.0:  # raises TracerBoolConversionError
            raise ValueError("weights above 1")


@jax.jit
def risk(portfolio):
    return jnp.sqrt((portfolio.weights**2).sum())


print(risk(Portfolio(jnp.array([0.25, 0.5]))))
