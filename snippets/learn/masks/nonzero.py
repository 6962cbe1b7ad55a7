import jax
import jax.numpy as jnp


@jax.jit
def positions(x):
    mask = x > 0
    (found,) = jnp.nonzero(mask, size=3, fill_value=x.shape[0])
    return found, mask.sum()


for x in ([0, 5, 0, 7], [1, 1, 1, 1], [0, 0, 0, 0]):
    found, count = positions(jnp.array(x))
    print(x, "->", found, "of", count)
