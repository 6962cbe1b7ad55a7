import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Angle:
    def __init__(self, degrees):
        self.radians = jnp.deg2rad(degrees)

    def tree_flatten(self):
        return (self.radians,), None

    @classmethod
    def tree_unflatten(cls, aux_data, children):
        return cls(*children)


angle = Angle(180.0)
print("outside: ", angle.radians)
print("inside:  ", jax.jit(lambda angle: angle.radians)(angle))
print("returned:", jax.jit(lambda angle: angle)(angle).radians)
