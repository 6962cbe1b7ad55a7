import jax
import jax.numpy as jnp
from jax.experimental import checkify


def normalise(weights):
    total = weights.sum()
    checkify.check(total > 0, "weights must not be all zero, total {}", total)
    return weights / total


checked = jax.jit(checkify.checkify(normalise))
error, normalised = checked(jnp.array([1.0, 3.0]))
print(normalised, error.get())
error, normalised = checked(jnp.zeros(2))
print(error.get().splitlines()[0])
