# needs jax >= 0.4.38

from dataclasses import dataclass

import jax
import jax.numpy as jnp


@jax.tree_util.register_dataclass
@dataclass
class Portfolio:
    weights: jax.Array

    def __post_init__(self):
        if not any(isinstance(one, jax.core.Tracer) for one in vars(self).values()) and (
            self.weights.sum() > 1.0
        ):
            raise ValueError("weights above 1")


@jax.jit
def risk(portfolio):
    return jnp.sqrt((portfolio.weights**2).sum())


assert jnp.allclose(risk(Portfolio(jnp.array([0.25, 0.5]))), 0.559017)
