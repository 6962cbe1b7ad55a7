import jax.numpy as jnp

bits = jnp.array([[1, 0, 0, 1], [0, 1, 1, 0]])
places = jnp.apply_along_axis(lambda row: jnp.nonzero(row, size=2, fill_value=row.size)[0], 1, bits)
assert places.tolist() == [[0, 3], [1, 2]]
