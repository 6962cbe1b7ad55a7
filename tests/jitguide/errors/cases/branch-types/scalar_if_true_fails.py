import jax
import jax.numpy as jnp


def nothing(x):
    return jnp.zeros(())


def doubled(x):
    return 2 * x


jax.lax.cond(True, nothing, doubled, jnp.ones(2))  # raises TypeError
