import jax
import jax.numpy as jnp
import numpy as np


def total(row, length):
    return row.sum(where=jnp.arange(row.size) < length)


rows = [np.array([1.0, 2.0, 3.0]), np.array([4.0]), np.array([5.0, 6.0])]
lengths = np.array([len(row) for row in rows])
padded = np.stack([np.pad(row, (0, lengths.max() - len(row))) for row in rows])
print(jax.vmap(total)(padded, lengths))
