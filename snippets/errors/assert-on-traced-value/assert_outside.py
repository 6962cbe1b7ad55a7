import jax
import jax.numpy as jnp


@jax.jit
def _normalise(weights):
    total = weights.sum()
    return weights / total, total > 0


def normalise(weights):
    normalised, valid = _normalise(weights)
    if not valid:
        raise ValueError("weights must have a positive sum")  # raises ValueError
    return normalised


print(normalise(jnp.array([1.0, 3.0])))
print(normalise(jnp.zeros(2)))
