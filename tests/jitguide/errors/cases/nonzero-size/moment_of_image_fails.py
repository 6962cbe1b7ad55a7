# argument: image
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def moment(image):
    ys, xs = jnp.nonzero(image)  # raises ConcretizationTypeError
    weights = image[ys, xs]
    return (ys * weights).sum() / weights.sum()


print(moment(jnp.array([[0.0, 2.0], [6.0, 0.0]])))
