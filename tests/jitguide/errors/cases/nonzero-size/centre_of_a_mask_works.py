import jax
import jax.numpy as jnp


@jax.jit
def centre(mask):
    count = jnp.count_nonzero(mask)
    lit = jnp.nonzero(mask, size=mask.size, fill_value=mask.size)[0]
    share = count / mask.size
    return lit.mean(where=jnp.arange(lit.size) < count), share, lit[jnp.arange(lit.size)]


middle, share, found = centre(jnp.array([False, True, True, False]))
assert (middle, share, list(found)) == (1.5, 0.5, [1, 2, 4, 4])
