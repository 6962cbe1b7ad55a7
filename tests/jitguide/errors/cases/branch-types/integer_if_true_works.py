import jax
import jax.numpy as jnp


def nothing(x):
    return jnp.zeros((), int)


def reward(x):
    return x.sum()


total = jax.lax.cond(
    False, lambda *args: jnp.asarray(nothing(*args), jnp.float32), reward, jnp.ones(2)
)
assert total == 2.0
