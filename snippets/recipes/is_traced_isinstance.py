import jax
import jax.numpy as jnp
import numpy as np


def look(x):
    kinds = {"jax.Array": jax.Array, "np.ndarray": np.ndarray, "float": float}
    names = [name for name, kind in kinds.items() if isinstance(x, kind)]
    print(f"{type(x).__name__:20}", names, hasattr(x, "shape"))
    return x


look(2.0)
look(np.ones(2))
jax.jit(look)(2.0)
jax.jit(look)(np.ones(2))
jax.jit(look)(jnp.ones(2))
