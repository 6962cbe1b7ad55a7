import jax
import jax.numpy as jnp


@jax.jit
def mean_reward(rewards, alive):
    total = jnp.sum(rewards * alive)
    count = jnp.sum(alive)
    return jnp.where(count != 0, total / count, 0)


assert mean_reward(jnp.array([1.0, 2.0, 6.0]), jnp.array([1, 0, 1])) == 3.5
assert mean_reward(jnp.array([1.0, 2.0, 6.0]), jnp.array([0, 0, 0])) == 0
