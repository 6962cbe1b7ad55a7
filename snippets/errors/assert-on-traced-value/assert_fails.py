import jax
import jax.numpy as jnp


@jax.jit
def normalise(weights):
    total = weights.sum()
    assert total > 0, "weights must not be all zero"  # raises TracerBoolConversionError
    return weights / total


print(normalise(jnp.array([1.0, 3.0])))
