import jax.numpy as jnp
from flax import nnx


class Scale(nnx.Module):
    def __init__(self):
        self.factor = nnx.Param(jnp.float32(1.0))

    def __call__(self, x):
        return self.factor * x


model = Scale()
forward = nnx.jit(lambda x: model(x))
print(forward(jnp.ones(2)))
model.factor[...] = 5.0
print(forward(jnp.ones(2)))
