import jax
import jax.numpy as jnp


@jax.jit
def normalize(weights):
    shape = weights.shape
    assert len(shape) == 1, f"weights must be a vector, got {shape}"  # raises AssertionError
    return weights / weights.sum()


print(normalize(jnp.array([1.0, 3.0])))
print(normalize(jnp.ones((2, 2))))
