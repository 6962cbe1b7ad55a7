import jax
import jax.numpy as jnp

params = {"w": jnp.ones(2)}
zeros, others = jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params)
step = jax.jit(lambda state: jax.tree.map(lambda leaf: leaf + 1, state), donate_argnums=0)
state = step((zeros, others))
assert state[1]["w"].tolist() == [1, 1]
