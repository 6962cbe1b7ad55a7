import jax
import jax.numpy as jnp


@jax.jit
def cleared(image):
    for k in (0, -1):
        row = image[k]
        row = row.at[:].set(0.0)
        image = image.at[k].set(row)
    return image


result = cleared(jnp.ones((3, 2)))
print(result)
assert result.tolist() == [[0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]
