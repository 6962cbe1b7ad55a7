import jax
import jax.numpy as jnp
import numpy as np


def inliers(x):
    return x, jnp.abs(x) < 10.0


@jax.jit
def scaled(x):
    kept, mask = inliers(x)
    center = kept.mean(where=mask)
    return (x - center) / kept.std(where=mask)


rows = jnp.array([[1.0, 3.0, 50.0], [2.0, 4.0, 9.0]])
print(jax.vmap(scaled)(rows))
expected = [(row - row[row < 10].mean()) / row[row < 10].std() for row in np.asarray(rows)]
assert np.allclose(jax.vmap(scaled)(rows), expected)
