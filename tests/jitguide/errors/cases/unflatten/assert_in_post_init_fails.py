# on other versions: missing-argument
# argument: mixture.weights

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np


@jax.tree_util.register_dataclass
@dataclass
class Mixture:
    weights: jax.Array

    def __post_init__(self):
        assert abs(self.weights.sum() - 1) < 1e-6, "weights"  # raises TracerBoolConversionError


class Model:
    @jax.jit
    def mean(mixture, centers):
        return mixture.weights @ centers


print(Model.mean(Mixture(np.array([0.25, 0.75])), jnp.array([0.0, 4.0])))
