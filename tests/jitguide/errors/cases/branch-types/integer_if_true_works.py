import jax
import jax.numpy as jnp


def nothing(x):
    return jnp.zeros((), int).astype(jnp.float32)


def reward(x):
    return x.sum()


assert jax.lax.cond(False, nothing, reward, jnp.ones(2)) == 2.0
