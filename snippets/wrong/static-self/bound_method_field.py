import jax
import jax.numpy as jnp


@jax.tree_util.register_pytree_node_class
class Scale:
    def __init__(self, w):
        self.w = w
        self.apply = self.multiply

    def multiply(self, x):
        return self.w * x

    def tree_flatten(self):
        return (self.w,), self.apply

    @classmethod
    def tree_unflatten(cls, apply, children):
        scale = object.__new__(cls)
        scale.w, scale.apply = children[0], apply
        return scale


scale = Scale(jnp.array(2.0))
print(jax.grad(lambda scale: scale.apply(3.0))(scale).w)
print(jax.grad(lambda scale: scale.multiply(3.0))(scale).w)

larger = jax.tree.map(lambda w: 10 * w, scale)
print(jax.jit(lambda scale: scale.apply(3.0))(larger))
print(jax.jit(lambda scale: scale.multiply(3.0))(larger))
