import jax
import jax.numpy as jnp


@jax.jit
def updated(x, labels, centers):
    return centers.at[0].set(x.mean(where=labels == 0))


x, labels = jnp.array([1.0, 2.0, 3.0]), jnp.array([0, 1, 0])
assert updated(x, labels, jnp.zeros(2)).tolist() == [2, 0]
