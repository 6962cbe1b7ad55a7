import jax
import jax.numpy as jnp


@jax.jit
def hits(x):
    mask = x > 0
    (found,) = jnp.nonzero(mask, size=3, fill_value=x.shape[0])
    filled = x.at[found].get(mode="fill", fill_value=0)
    return found, mask.sum(), x[found], filled


for x in ([0, 5, 0, 7], [1, 2, 3, 4], [0, 0, 0, 0]):
    found, count, plain, filled = hits(jnp.array(x))
    print(x, "->", found, "of", count, " x[found]", plain, " filled", filled)
