import jax.numpy as jnp
from flax import nnx


class Model(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 1, rngs=rngs)

    def __call__(self, x):
        return self.linear(x)


model, x = Model(nnx.Rngs(0)), jnp.ones((3, 2))
forward = nnx.jit(nnx.vmap(lambda model, x: model(x), in_axes=(None, 0)))
print(forward(model, x).shape)
