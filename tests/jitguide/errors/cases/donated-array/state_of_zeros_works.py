import jax
import jax.numpy as jnp

zeros = jax.tree.map(jnp.zeros_like, {"w": jnp.ones(2)})
step = jax.jit(lambda state: jax.tree.map(lambda leaf: leaf + 1, state), donate_argnums=0)
state = step((zeros, jax.tree.map(jnp.copy, zeros)))
assert state[1]["w"].tolist() == [1, 1]
