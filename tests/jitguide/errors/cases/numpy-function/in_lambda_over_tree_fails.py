# argument: tree['a']

import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def shifted(tree):
    return jax.tree.map(
        lambda x: np.append(x[0], x[:-1]), tree
    )  # raises TracerArrayConversionError


shifted({"a": jnp.arange(3.0)})
