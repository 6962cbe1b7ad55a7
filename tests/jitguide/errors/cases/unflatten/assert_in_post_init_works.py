# needs jax >= 0.4.38

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np


@jax.tree_util.register_dataclass
@dataclass
class Mixture:
    weights: jax.Array

    def __post_init__(self):
        assert any(isinstance(one, jax.core.Tracer) for one in vars(self).values()) or (
            abs(self.weights.sum() - 1) < 1e-6
        ), "weights"


class Model:
    @jax.jit
    def mean(mixture, centers):
        return mixture.weights @ centers


assert Model.mean(Mixture(np.array([0.25, 0.75])), jnp.array([0.0, 4.0])) == 3.0
