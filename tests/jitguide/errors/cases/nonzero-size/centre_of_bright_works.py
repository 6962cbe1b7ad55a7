import jax
import jax.numpy as jnp


@jax.jit
def centre(image, level):
    inside = image > level
    rows, cols = jnp.indices(inside.shape)
    return rows.mean(where=inside), cols.mean(where=inside), inside.sum()


row, col, area = centre(jnp.array([[0.0, 3.0, 0.0], [0.0, 5.0, 4.0]]), 2.0)
assert abs(row - 2 / 3) < 1e-6 and abs(col - 4 / 3) < 1e-6 and area == 3
