import jax
import jax.numpy as jnp

params = {"head": {"w": jnp.ones(2), "b": jnp.ones(1)}}
velocity = jax.tree.map(jnp.zeros_like, params)


@jax.jit
def step(velocity, grads):
    return jax.tree.map(lambda v, g: 0.5 * v - g, velocity, grads)


new = step(velocity, params)
assert new["head"]["w"].tolist() == [-1.0, -1.0] and new["head"]["b"].tolist() == [-1.0]
