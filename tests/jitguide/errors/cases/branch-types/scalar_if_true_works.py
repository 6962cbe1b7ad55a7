import jax
import jax.numpy as jnp


def nothing(x):
    return jnp.broadcast_to(jnp.zeros(()), (2,))


def doubled(x):
    return 2 * x


assert jax.lax.cond(True, nothing, doubled, jnp.ones(2)).shape == (2,)
