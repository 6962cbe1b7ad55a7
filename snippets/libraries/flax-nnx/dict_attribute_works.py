import jax.numpy as jnp
from flax import nnx


class Scale(nnx.Module):
    def __init__(self):
        self.options = nnx.Dict(factor=nnx.Variable(jnp.array(1.0)))

    def __call__(self, x):
        return x * self.options["factor"]


@nnx.jit
def apply(model, x):
    return model(x)


model = Scale()
print(apply(model, jnp.ones(2)))
model.options["factor"][...] = 100.0
print(apply(model, jnp.ones(2)))
