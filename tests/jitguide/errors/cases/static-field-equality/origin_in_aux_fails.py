# pasted above its traceback

import jax
import jax.numpy as jnp
from jax.tree_util import register_pytree_node_class


@register_pytree_node_class
class Camera:
    def __init__(self, image, focus, size):
        self.image, self.focus, self.size = image, focus, size

    def tree_flatten(self):
        children = (self.image,)
        aux = (self.focus, self.size)
        return children, aux

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children, *aux)


@jax.jit
def exposed(camera):
    return camera.image.sum() / camera.size


first = exposed(Camera(jnp.ones(4), jnp.zeros(2), 2))
second = exposed(Camera(jnp.ones(4), jnp.ones(2), 2))  # raises ValueError
