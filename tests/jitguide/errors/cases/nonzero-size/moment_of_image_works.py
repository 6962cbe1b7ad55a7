import jax
import jax.numpy as jnp


@jax.jit
def moment(image):
    inside = image != 0
    ys, xs = jnp.indices(inside.shape)
    weights = jnp.where(inside, image[ys, xs], 0)
    return (ys * weights).sum() / weights.sum()


assert moment(jnp.array([[0.0, 2.0], [6.0, 0.0]])) == 0.75
