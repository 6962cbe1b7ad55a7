import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def _normalize(x):
    return x / jnp.sum(x)


def normalize(x):
    """Check the values where there are any, then run the jitted function."""
    if not isinstance(x, jax.core.Tracer) and np.asarray(x).sum() == 0:
        raise ValueError("normalize: the sum is zero")
    return _normalize(x)


print(normalize(jnp.array([1.0, 3.0])))
print(jax.grad(lambda x: normalize(x)[0])(jnp.array([1.0, 3.0])))
try:
    normalize(jnp.zeros(2))
except ValueError as error:
    print(error)
