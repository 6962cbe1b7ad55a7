import jax
import jax.numpy as jnp


@jax.jit
def spread(x):
    kept = ~jnp.isnan(x)
    known = x
    middle = known.mean(where=kept)
    return middle, jnp.sqrt(((known - middle) ** 2).mean(where=kept))


middle, width = spread(jnp.array([1.0, jnp.nan, 5.0]))
print(middle, width)
assert (middle, width) == (3, 2)
