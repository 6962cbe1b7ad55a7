import jax
import jax.numpy as jnp


class Spring:
    def __init__(self, stiffness, damping=None):
        self.stiffness, self.damping = stiffness, damping


def flatten(spring):
    if spring.damping is None:
        return (spring.stiffness,), False
    return (spring.stiffness, spring.damping), True


jax.tree_util.register_pytree_node(Spring, flatten, lambda _, children: Spring(*children))


def decay(spring, t):
    return jnp.exp(-spring.damping * t) * spring.stiffness


springs = Spring(jnp.arange(3.0), 0.1)
out = jax.vmap(decay, in_axes=(Spring(0), None))(springs, 2.0)  # raises ValueError
