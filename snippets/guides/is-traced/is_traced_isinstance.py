import jax
import jax.numpy as jnp
import numpy as np


def look(x):
    kinds = {"jax.Array": jax.Array, "np.ndarray": np.ndarray, "float": float}
    names = [name for name, kind in kinds.items() if isinstance(x, kind)]
    print(type(x).__name__, *names, "| hasattr(x, 'ndim'):", hasattr(x, "ndim"), end=" ")
    print("| np.isscalar(x):", np.isscalar(x), "| jnp.ndim(x):", jnp.ndim(x))
    return x


look(2.0)
look(np.ones(2))
look(jnp.ones(2))
jax.jit(look)(2.0)
jax.jit(look)(np.ones(2))
jax.jit(look)(jnp.ones(2))
