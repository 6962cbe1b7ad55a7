import jax
import jax.numpy as jnp


def reward(x):
    return x.sum()


def nothing(x):
    return jnp.zeros((), int)


total = jax.lax.cond(
    True, reward, lambda *args: jnp.asarray(nothing(*args), jnp.float32), jnp.ones(2)
)
assert total == 2.0
