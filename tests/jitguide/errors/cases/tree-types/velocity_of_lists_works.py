import jax
import jax.numpy as jnp


def step(velocity, grads):
    return jax.tree.map(lambda v, g: 0.9 * v + g, velocity, grads)


params = [(jnp.ones(2), jnp.ones(1))]
velocity = jax.tree.map(jnp.zeros_like, params)
velocity = step(velocity, params)
((w, b),) = velocity
assert w.tolist() == [1.0, 1.0] and b.tolist() == [1.0]
