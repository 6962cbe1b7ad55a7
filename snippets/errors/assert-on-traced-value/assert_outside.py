import jax
import jax.numpy as jnp


@jax.jit
def _normalize(weights):
    total = weights.sum()
    return weights / total, total > 0


def normalize(weights):
    normalized, valid = _normalize(weights)
    if not valid:
        raise ValueError("weights must have a positive sum")  # raises ValueError
    return normalized


print(normalize(jnp.array([1.0, 3.0])))
print(normalize(jnp.zeros(2)))
