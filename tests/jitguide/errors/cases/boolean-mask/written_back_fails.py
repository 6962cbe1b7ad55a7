import jax
import jax.numpy as jnp


@jax.jit
def halved(x, mask):
    chosen = x[mask]  # raises NonConcreteBooleanIndexError
    return x.at[mask].set(chosen / 2)


halved(jnp.array([2.0, 4.0]), jnp.array([True, False]))
