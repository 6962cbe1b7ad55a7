import jax
import jax.numpy as jnp

state = {"w": jnp.ones(2), "key": jax.random.key(0)}


@jax.jit
def decay(state):
    return jax.tree.map(lambda x: 0.9 * x, state)  # raises TypeError


print(decay(state))
